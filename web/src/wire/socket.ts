// One socket to one table. Reconnects by itself, sends what it already has, repeats acts that were not acknowledged.
import type { Answer, ClientMessage, Hello, Order, Redo, ServerMessage, Undo } from './types';

export type Act = Answer | Order | Undo | Redo;
export type Link = 'connecting' | 'live' | 'lost' | 'closed';

/** What hears the other end of a wire. */
export interface Listener {
  hello: () => Omit<Hello, 'type'>;
  heard: (message: ServerMessage) => void;
  link: (state: Link) => void;
}

/** What a table hangs on: the socket, or what stands in for it. */
export interface Wire {
  act(act: Act): void;
  say(message: ClientMessage): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const SILENCE = 25_000;
const COME_BACK: readonly string[] = ['restart', 'signed_out'];

export class TableSocket implements Wire {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private closed = false;
  private timer = 0;
  private pulse = 0;
  private readonly open = new Map<string, Act>(); // acts the server has not answered yet

  constructor(private readonly listener: Listener) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.visibility);
    this.connect();
  }

  act(act: Act): void {
    this.open.set(act.client_id, act);
    this.say(act);
  }

  say(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.visibility);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.link('connecting');
    // A proxy before several servers may bring all who are at a table to the same one.
    const place = `${location.host}/api/socket?table=${encodeURIComponent(this.listener.hello().table)}`;
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${place}`);
    this.socket = socket;
    socket.onopen = () => {
      this.say({ type: 'hello', ...this.listener.hello() });
      for (const act of this.open.values()) this.say(act);
      clearInterval(this.pulse);
      this.pulse = window.setInterval(() => this.say({ type: 'ping', sent: Date.now() }), SILENCE);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.dropped();
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'snapshot') {
      this.wait = FIRST_WAIT;
      this.listener.link('live');
    }
    if (message.type === 'accepted' || message.type === 'refused') this.open.delete(message.client_id);
    if (message.type === 'gone' && !COME_BACK.includes(message.reason)) this.closed = true;
    this.listener.heard(message);
  }

  private dropped(): void {
    clearInterval(this.pulse);
    this.listener.link(this.closed ? 'closed' : 'lost');
    if (this.closed) return;
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = (): void => {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private readonly visibility = (): void => {
    const visible = document.visibilityState === 'visible';
    this.say({ type: 'in_view', visible });
    if (visible) this.hurry();
  };
}
