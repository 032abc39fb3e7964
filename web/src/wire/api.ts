// The REST calls. Each returns its record or throws the refusal.
import type {
  About,
  Accepted,
  Analysis,
  AskPosition,
  ByHandShown,
  ChangeMe,
  CreateTable,
  Daily,
  FirstTable,
  Hint,
  House,
  Join,
  LessonDone,
  LessonShown,
  Lessons,
  Lobby,
  Me,
  NewGuest,
  Notices,
  Opened,
  Plain,
  PlayByHand,
  PositionExample,
  PositionShown,
  PushSubscription,
  Refused,
  Register,
  Replay,
  SignIn,
  Snapshot,
  Usual,
} from './types';
import type { Book } from '@/words/rules';

export class RefusedByServer extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

let token = '';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') headers['x-tabard-token'] = token;
  const response = await fetch(path, {
    method,
    headers,
    credentials: 'same-origin',
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new RefusedByServer(asRefused(answer, response.status));
  return answer as T;
}

function asRefused(answer: unknown, status: number): Refused {
  if (typeof answer === 'object' && answer !== null && 'code' in answer) return answer as Refused;
  return {
    type: 'refused',
    code: `http_${status}`,
    reason: 'server-fault',
    client_id: '',
    clause: null,
    facts: {},
    fresh: null,
  };
}

const text = async (path: string): Promise<string> => {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok) throw new RefusedByServer(asRefused(null, response.status));
  return response.text();
};

function remember(me: Me): Me {
  token = me.csrf;
  return me;
}

export const api = {
  house: () => call<House>('GET', '/api/house'),
  me: async () => remember(await call<Me>('GET', '/api/me')),
  guest: async (body: NewGuest) => remember(await call<Me>('POST', '/api/guest', body)),
  byKey: async (key: string) => remember(await call<Me>('POST', '/api/key', { key })),
  register: async (body: Register) => remember(await call<Me>('POST', '/api/register', body)),
  signIn: async (body: SignIn) => remember(await call<Me>('POST', '/api/login', body)),
  signOut: async () => remember(await call<Me>('POST', '/api/logout', {})),
  changeMe: async (body: ChangeMe) => remember(await call<Me>('PATCH', '/api/me', body)),
  changePassword: async (old: string, next: string) =>
    remember(await call<Me>('POST', '/api/password', { old, new: next })),
  confirm: async (link: string) => remember(await call<Me>('POST', '/api/confirm', { token: link })),
  endOthers: async () => remember(await call<Me>('POST', '/api/sessions/end', {})),
  push: (body: PushSubscription) => call<unknown>('POST', '/api/push', body),
  notices: () => call<Notices>('GET', '/api/me/notices'),
  tryNotices: () => call<Notices>('POST', '/api/me/notices', {}),
  block: (body: About) => call<Notices>('POST', '/api/block', body),
  unblock: (id: string) => call<Notices>('DELETE', '/api/block', { id }),
  report: (body: About) => call<Notices>('POST', '/api/report', body),
  lobby: () => call<Lobby>('GET', '/api/lobby'),
  open: async (body: CreateTable) => opened(await call<Opened>('POST', '/api/tables', body)),
  join: async (body: Join) => opened(await call<Opened>('POST', '/api/join', body)),
  snapshot: (id: string) => call<Snapshot>('GET', `/api/tables/${id}`),
  replay: (id: string, eyes: number | null, since: number) =>
    call<Replay>('GET', `/api/tables/${id}/replay?since=${since}${eyes === null ? '' : `&eyes=${eyes}`}`),
  usual: (id: string, seat: number) => call<Usual>('POST', `/api/tables/${id}/usual`, { seat }),
  hint: (id: string, seat: number) => call<Hint>('POST', `/api/tables/${id}/hint`, { seat }),
  analysis: (id: string) => call<Analysis>('GET', `/api/tables/${id}/analysis`),
  analyse: (id: string) => call<Analysis>('POST', `/api/tables/${id}/analysis`, {}),
  inviteBot: (id: string, seat: number, name: string) =>
    call<Accepted>('POST', `/api/tables/${id}/act`, { type: 'invite_bot', seat, name }),
  daily: () => call<Daily>('GET', '/api/daily'),
  lessons: (game: string) => call<Lessons>('GET', `/api/lessons/${game}`),
  coach: (game: string, language: string) => text(`/api/lessons/${game}/${language}/words`),
  takeLesson: (lesson: string, done: readonly LessonDone[]) =>
    call<LessonShown>('POST', `/api/lessons/${lesson}`, { done }),
  companion: (game: string) => call<PositionExample>('GET', `/api/companion/${game}`),
  playByHand: (game: string, body: PlayByHand) => call<ByHandShown>('POST', `/api/companion/${game}`, body),
  hintByHand: (game: string, body: PlayByHand) => call<Hint>('POST', `/api/companion/${game}/hint`, body),
  position: (game: string, body: AskPosition) => call<PositionShown>('POST', `/api/companion/${game}/position`, body),
  positionHint: (game: string, body: AskPosition) => call<Hint>('POST', `/api/companion/${game}/position/hint`, body),
  firstTable: (game: string) => call<FirstTable>('GET', `/api/lessons/${game}/table`),
  words: (game: string, language: string) => text(`/api/words/${game}/${language}`),
  rules: (game: string, language: string) => call<Book>('GET', `/api/rules/${game}/${language}/book`),
  content: (game: string, table: string | null = null, invitation: string | null = null) =>
    call<BoxContent>('GET', contentPath(game, table, invitation)),
};

/** The components a table plays with, and which of them its host has replaced. */
export interface BoxContent {
  tables: Plain;
  replaced: string[];
}

function contentPath(game: string, table: string | null, invitation: string | null): string {
  const query = new URLSearchParams();
  if (table) query.set('table', table);
  if (invitation) query.set('invitation', invitation);
  return `/api/content/${game}${query.size ? `?${query}` : ''}`;
}

function opened(answer: Opened): Opened {
  remember(answer.me);
  return answer;
}
