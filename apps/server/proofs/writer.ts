import { login } from '@pausenplatz/account/contract';
import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import {
  addBlock,
  createPage,
  getNavigation,
  getPage,
  type NavigationEntry,
  openEditing,
  setFavourite,
  updateBlock,
  updatePage,
} from '@pausenplatz/pages/contract';
import { requestFor } from '../testing/call-request.ts';

/** A value that was acknowledged, and one that was sent and may or may not have arrived. */
interface Kept {
  acknowledged: string;
  sent: string;
}

interface WrittenPage {
  readonly id: string;
  readonly url: string;
  readonly title: Kept;
  readonly favourite: Kept;
  readonly blocks: Map<string, Kept>;
  fence: number;
}

const mostBlocks = 120;

/** Writes through the API as one person, and remembers exactly what the server has acknowledged. */
export class Writer {
  acknowledged = 0;
  private address = '';
  private token = '';
  private count = 0;
  private readonly pages: WrittenPage[] = [];
  private readonly userName: string;
  private readonly password: string;

  constructor(userName: string, password: string) {
    this.userName = userName;
    this.password = password;
  }

  /** Signs in at a server that has just started. */
  async connect(address: string): Promise<void> {
    this.address = address;
    const { token } = await this.ask(login, { UserName: this.userName, Password: this.password, keeps: 'bearer' });
    this.token = token ?? '';
  }

  /** Writes one thing after the other until the server is gone. */
  async writeUntilItEnds(isOver: () => boolean): Promise<void> {
    try {
      const current = this.pages.at(-1);
      if (current) current.fence = (await this.ask(openEditing, { id: current.id })).fence ?? 0;
      while (!isOver()) await this.writeSomething();
    } catch (error) {
      if (!isOver()) throw error;
    }
  }

  private async writeSomething(): Promise<void> {
    this.count += 1;
    const value = `${this.userName} ${this.count}`;
    const page = this.pages.at(-1);
    if (!page || page.blocks.size >= mostBlocks) return this.newPage(value);
    const kind = this.count % 8;
    if (kind === 1) await this.change(page.title, value, () => this.ask(updatePage, { id: page.id, field: 'title', value }));
    else if (kind === 2) {
      const favourite = page.favourite.acknowledged !== 'true';
      await this.change(page.favourite, String(favourite), () => this.ask(setFavourite, { id: page.id, favourite }));
    } else if (kind % 2 === 0 || page.blocks.size === 0) await this.newBlock(page, value);
    else await this.changeBlock(page, value);
    this.acknowledged += 1;
  }

  private async newPage(title: string): Promise<void> {
    const { user } = await this.ask(login, { UserName: this.userName, Password: this.password, keeps: 'bearer' });
    const { id, url } = await this.ask(createPage, { title, groupForType: 'user', groupForId: user?.id ?? '' });
    const page = { id, url, title: kept(title), favourite: kept('false'), blocks: new Map(), fence: 0 };
    this.pages.push(page);
    this.acknowledged += 1;
    page.fence = (await this.ask(openEditing, { id })).fence ?? 0;
  }

  private async newBlock(page: WrittenPage, text: string): Promise<void> {
    const settings = { text, size: 'small', align: 'start' };
    const { block } = await this.ask(addBlock, { pageId: page.id, fence: page.fence, type: 'Title', settings, afterId: null });
    page.blocks.set(block.id, kept(text));
  }

  private async changeBlock(page: WrittenPage, text: string): Promise<void> {
    const [blockId, value] = [...page.blocks][this.count % page.blocks.size] ?? ['', kept('')];
    const settings = { text, size: 'small', align: 'start' };
    await this.change(value, text, () => this.ask(updateBlock, { pageId: page.id, fence: page.fence, blockId, settings }));
  }

  private async change(value: Kept, next: string, write: () => Promise<unknown>): Promise<void> {
    value.sent = next;
    await write();
    value.acknowledged = next;
  }

  /** Reads everything back; answers a line for each acknowledged write that is not there. */
  async findLost(): Promise<string[]> {
    const lost: string[] = [];
    const { groups, favourites } = await this.ask(getNavigation, {});
    const flat = (entries: readonly NavigationEntry[]): NavigationEntry[] => entries.flatMap((one) => [one, ...flat(one.pages)]);
    const listed = new Map(groups.flatMap((group) => flat(group.pages)).map((entry) => [entry.id, entry]));
    for (const page of this.pages) {
      const entry = listed.get(page.id);
      if (!entry) {
        lost.push(`page ${page.id}`);
        continue;
      }
      lost.push(...settle(page.title, entry.name, `title of ${page.id}`));
      lost.push(...settle(page.favourite, String(favourites.includes(page.id)), `favourite ${page.id}`));
      const { blocks } = await this.ask(getPage, { url: page.url });
      const stored = new Map(blocks.map((block) => [block.id, String(block.settings['text'])]));
      for (const [id, value] of page.blocks) lost.push(...settle(value, stored.get(id) ?? null, `block ${id}`));
    }
    return lost;
  }

  private async ask<C extends AnyCall>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    // The input of a call is an object by its contract.
    const [path, init] = requestFor(call, input as Record<string, unknown>, this.token || null, {});
    const response = await fetch(this.address + path, init);
    const body = (await response.json()) as OutputOf<C>;
    if (!response.ok) throw new Error(`${call.path}: ${response.status} ${JSON.stringify(body)}`);
    return body;
  }
}

const kept = (value: string): Kept => ({ acknowledged: value, sent: value });

/** What was sent and never answered may have arrived; anything else than that or the acknowledged value is a loss. */
function settle(value: Kept, found: string | null, what: string): string[] {
  const isLost = found !== value.acknowledged && found !== value.sent;
  const line = `${what}: expected «${value.acknowledged}», found «${found}»`;
  if (found !== null) value.acknowledged = value.sent = found;
  return isLost ? [line] : [];
}
