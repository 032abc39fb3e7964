import type { LessonLine } from '@/wire/types';

export type CourseKind = LessonLine['kind'];

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; invitation: string | null }
  | { page: 'analysis'; id: string }
  | { page: 'arms' }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string | null }
  | { page: 'lesson'; game: string; kind: CourseKind; lesson: string }
  | { page: 'companion'; game: string }
  | { page: 'credits' }
  | { page: 'lost' };

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').filter(Boolean);
  if (first === '') return { page: 'home' };
  if (first === 't' && second && third === 'analysis') return { page: 'analysis', id: second };
  if (first === 't' && second) return { page: 'table', id: second, invitation: hash.replace(/^#/, '') || null };
  if (first === 'rules' && second) return { page: 'rules', game: second };
  if (first === 'learn' && second && third === 'practice' && fourth)
    return { page: 'lesson', game: second, kind: 'practice', lesson: fourth };
  if (first === 'learn' && second && third) return { page: 'lesson', game: second, kind: 'lessons', lesson: third };
  if (first === 'learn') return { page: 'learn', game: second || null };
  if (first === 'companion' && second) return { page: 'companion', game: second };
  if (first === 'arms') return { page: 'arms' };
  if (first === 'credits') return { page: 'credits' };
  return { page: 'lost' };
}
