import { type HubConnection, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import { login } from '@pausenplatz/account/contract';
import { addTask, homeworkChanged, homeworkTopic } from '@pausenplatz/homework/contract';
import { type AnyCall, hubPath, type InputOf, type OutputOf } from '@pausenplatz/kernel-contract';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import { requestFor } from '../../testing/call-request.ts';

interface Person {
  readonly userName: string;
  readonly classId: string;
  readonly isTeacher: boolean;
}

/** Entries are spread over so many days: a day of a class takes 80. */
const days = 20;
/** As the browser comes back. */
const retryDelaysMs = [0, 2_000, 10_000, 30_000];

/** One signed-in person, who writes into the plan, listens to it, and remembers what the server has acknowledged. */
export class AwayClient {
  readonly acknowledged: string[] = [];
  refused = 0;
  slowestMs = 0;
  heard = 0;
  /** Connections that ended for good, and those that came back by themselves. */
  readonly lines = { ended: 0, back: 0 };
  private readonly address: string;
  private readonly person: Person;
  private hub: HubConnection | null = null;
  private token = '';
  private count = 0;

  constructor(address: string, person: Person) {
    this.address = address;
    this.person = person;
  }

  async connect(password: string): Promise<void> {
    const { token } = await this.ask(login, { UserName: this.person.userName, Password: password, keeps: 'bearer' });
    this.token = token ?? '';
    const hub = new HubConnectionBuilder()
      .withUrl(this.address + hubPath, { accessTokenFactory: () => this.token })
      .withAutomaticReconnect(retryDelaysMs)
      .configureLogging(LogLevel.None)
      .build();
    const subscribe = () => hub.invoke('Subscribe', { topics: [homeworkTopic(this.person.classId)] });
    hub.on(homeworkChanged.name, () => void (this.heard += 1));
    hub.onclose(() => void (this.lines.ended += 1));
    hub.onreconnected(() => {
      this.lines.back += 1;
      void subscribe();
    });
    await hub.start();
    await subscribe();
    this.hub = hub;
  }

  /** Writes one entry; answers whether it was acknowledged. Teachers write into the plan of their class, children into their own. */
  async write(): Promise<boolean> {
    this.count += 1;
    const task = `${this.person.userName} ${this.count}`;
    const began = performance.now();
    try {
      const schoolClassId = this.person.isTeacher ? this.person.classId : null;
      await this.ask(addTask, { schoolClassId, task, date: addDays(zurichDay(new Date()), this.count % days) });
      this.acknowledged.push(task);
      return true;
    } catch {
      this.refused += 1;
      return false;
    } finally {
      this.slowestMs = Math.max(this.slowestMs, performance.now() - began);
    }
  }

  isConnected = (): boolean => this.hub?.state === HubConnectionState.Connected;

  async stop(): Promise<void> {
    await this.hub?.stop();
  }

  private async ask<C extends AnyCall>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    // The input of a call is an object by its contract.
    const [path, init] = requestFor(call, input as Record<string, unknown>, this.token || null, {});
    const response = await fetch(this.address + path, { ...init, signal: AbortSignal.timeout(60_000) });
    const body = (await response.json()) as OutputOf<C>;
    if (!response.ok) throw new Error(`${call.path}: ${response.status}`);
    return body;
  }
}
