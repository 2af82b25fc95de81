import { expect, expectTypeOf, test } from 'vitest';
import type { EventPayload, HubServer, OpeningRequest, PlainArguments, ProtocolName, TransportName, UserOf } from '../src/index.ts';
import { createHubServer, defineHub } from '../src/index.ts';

interface PageHub {
  user: { readonly id: string; readonly school: number };
  items: { topics: string[] };
  methods: {
    Subscribe(input: { topics: string[] }): { granted: string[]; denied: string[] };
    Chat(prompt: string): AsyncIterable<{ text: string }>;
    Upload(name: string, chunks: AsyncIterable<Uint8Array>): number;
  };
  events: {
    PageContentChanged(payload: { pageId: string; blockIds: string[] }): void;
    Moved(x: number, y: number): void;
    AskName(): string;
  };
}

const chat = { stream: true, run: async function* () {} } as const;
const upload = { uploads: 1, run: () => 1 } as const;

// Each of these is a compile error that the type check of this file insists on.
export const wrongHubs = () => [
  defineHub<PageHub>({
    // @ts-expect-error Subscribe answers granted and denied
    methods: { Subscribe: () => ({ granted: [] }), Chat: chat, Upload: upload },
  }),
  defineHub<PageHub>({
    methods: {
      // @ts-expect-error topics are strings
      Subscribe: (_context, input: { topics: number[] }) => ({ granted: [], denied: [`${input.topics[0]}`] }),
      Chat: chat,
      Upload: upload,
    },
  }),
  defineHub<PageHub>({
    // @ts-expect-error Upload is missing
    methods: { Subscribe: () => ({ granted: [], denied: [] }), Chat: chat },
  }),
  defineHub<PageHub>({
    // @ts-expect-error Chat is a stream and must say so
    methods: { Subscribe: () => ({ granted: [], denied: [] }), Chat: async function* () {}, Upload: upload },
  }),
  defineHub<PageHub>({
    // @ts-expect-error there is one upload, not two
    methods: { Subscribe: () => ({ granted: [], denied: [] }), Chat: chat, Upload: { uploads: 2, run: () => 1 } },
  }),
  defineHub<PageHub>({
    methods: {
      Subscribe: {
        // @ts-expect-error a parser proves the declared arguments
        parse: () => [{ topics: 5 }],
        run: () => ({ granted: [], denied: [] }),
      },
      Chat: chat,
      Upload: upload,
    },
  }),
];

export const wrongSends = (server: HubServer<PageHub>) => {
  server.all.send('PageContentChanged', { pageId: '1', blockIds: [] });
  // @ts-expect-error blockIds is missing
  server.all.send('PageContentChanged', { pageId: '1' });
  // @ts-expect-error pageId is a string
  server.group('page:1').send('PageContentChanged', { pageId: 1, blockIds: [] });
  // @ts-expect-error no such event
  server.user('1').send('PageRenamed', {});
  // @ts-expect-error Moved has two arguments
  server.all.send('Moved', 1);
  server.all.sendArguments('Moved', [1, 2]);
  // @ts-expect-error y is a number
  server.all.sendArguments('Moved', [1, '2']);
  // @ts-expect-error only one client can be asked
  void server.all.invoke('AskName', []);
  expectTypeOf(server.client('1').invoke('AskName', [])).resolves.toEqualTypeOf<string>();
};

test('1.10 a hub is typed from its declaration, and the typed hub runs', async () => {
  const hub = defineHub<PageHub>({
    methods: {
      Subscribe(context, { topics }) {
        expectTypeOf(context.user).toEqualTypeOf<{ readonly id: string; readonly school: number } | null>();
        expectTypeOf(context.items.topics).toEqualTypeOf<string[] | undefined>();
        expectTypeOf(context.transport).toEqualTypeOf<TransportName>();
        expectTypeOf(context.protocol).toEqualTypeOf<ProtocolName>();
        expectTypeOf(context.request).toEqualTypeOf<OpeningRequest>();
        context.items.topics = topics;
        context.clients.others.send('PageContentChanged', { pageId: '1', blockIds: topics });
        return { granted: topics, denied: [] };
      },
      Chat: {
        stream: true,
        async *run(context, prompt) {
          expectTypeOf(prompt).toEqualTypeOf<string>();
          expectTypeOf(context.signal).toEqualTypeOf<AbortSignal>();
          yield { text: prompt };
        },
      },
      Upload: {
        uploads: 1,
        async run(_context, name, chunks) {
          expectTypeOf(name).toEqualTypeOf<string>();
          let size = 0;
          for await (const chunk of chunks) size += chunk.length;
          return size;
        },
      },
    },
  });
  expectTypeOf<PlainArguments<PageHub['methods']['Upload']>>().toEqualTypeOf<[string]>();
  expectTypeOf<EventPayload<PageHub, 'Moved'>>().toEqualTypeOf<never>();
  expectTypeOf<UserOf<PageHub>['school']>().toEqualTypeOf<number>();
  const server = createHubServer({ hub, authenticate: () => ({ id: '1', school: 7 }) });
  expectTypeOf(server).toEqualTypeOf<HubServer<PageHub>>();
  expect(hub.find('SUBSCRIBE')).toMatchObject({ name: 'Subscribe', isStream: false, arity: 1 });
  expect(hub.find('chat')?.isStream).toBe(true);
  expect(hub.find('upload')).toMatchObject({ uploads: 1, arity: 1 });
  expect(() => defineHub({ methods: { A: () => 1, a: () => 2 } })).toThrow("Two hub methods are called 'a'");
  await server.close();
});
