// The socket names its table where a proxy can read it, and sends again what was not answered.
import { afterEach, expect, test, vi } from 'vitest';
import { TableSocket } from '../src/wire/socket';

class Fake {
  static readonly OPEN = 1;
  static made: Fake[] = [];
  readyState = 1;
  sent: { type: string; client_id?: string }[] = [];
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  constructor(readonly url: string) {
    Fake.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; client_id?: string });
  }
  close(): void {}
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  Fake.made = [];
});

test('an act under way when the server ends is sent again to the one that has the table then', () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Fake);
  vi.stubGlobal('location', { protocol: 'https:', host: 'play.example.org' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { addEventListener: () => {} });
  vi.stubGlobal('window', globalThis);
  const hello = {
    table: 'a b',
    invitation: null,
    since: null,
    heard: 0,
    chatted: 0,
    eyes: null,
    in_view: true,
    protocol: 3,
  };
  const socket = new TableSocket({ hello: () => hello, heard: () => {}, link: () => {} });
  const [first] = Fake.made;
  expect(first?.url).toBe('wss://play.example.org/api/socket?table=a%20b');
  first?.onopen();
  socket.act({ type: 'answer', client_id: 'one', seat: 0, version: 0, choice: 1 });
  first?.onmessage({ data: JSON.stringify({ type: 'gone', reason: 'restart' }) });
  first?.onclose();
  vi.runOnlyPendingTimers();
  const second = Fake.made[1];
  second?.onopen();
  expect(second?.sent.map((message) => message.client_id ?? message.type)).toEqual(['hello', 'one']);
});
