import type { Services } from '../services.ts';

/** Under what a feature leaves something in the demo school for those after it: `demoKey<DemoSchool>('school')`. */
interface DemoKey<Value> {
  readonly name: string;
  /** Never there; what lies under the key. */
  readonly of?: Value;
}

export const demoKey = <Value>(name: string): DemoKey<Value> => ({ name });

/** A public page of a class with blocks of a feature, which the feature that has pages plants for it. */
interface DemoPage {
  readonly title: string;
  readonly classId: string;
  /** Id of its author. */
  readonly createdBy: string;
  /** With an id where the feature has something to add to the block. */
  readonly blocks: readonly { readonly id?: string; readonly type: string; readonly settings: unknown }[];
}

/** The demo school while the features plant it, in their order and inside of one transaction. */
export interface DemoWorld {
  readonly services: Services;
  readonly leave: <Value>(key: DemoKey<Value>, value: Value) => void;
  /** Throws where nobody left it. */
  readonly find: <Value>(key: DemoKey<Value>) => Value;
  readonly addPage: (page: DemoPage) => void;
  /** Runs once everybody has planted, with the pages that were added. */
  readonly atTheEnd: (work: (pages: readonly DemoPage[]) => Promise<void>) => void;
}

/** Has every feature plant its part. */
export async function plantAll(
  features: readonly { readonly demo?: (world: DemoWorld) => Promise<void> }[],
  services: Services,
): Promise<void> {
  const left = new Map<string, unknown>();
  const pages: DemoPage[] = [];
  const last: ((pages: readonly DemoPage[]) => Promise<void>)[] = [];
  const world: DemoWorld = {
    services,
    leave: (key, value) => void left.set(key.name, value),
    find<Value>(key: DemoKey<Value>) {
      if (!left.has(key.name)) throw new Error(`Nobody left ${key.name} in the demo school`);
      return left.get(key.name) as Value;
    },
    addPage: (page) => void pages.push(page),
    atTheEnd: (work) => void last.push(work),
  };
  for (const { demo } of features) await demo?.(world);
  for (const work of last) await work(pages);
}
