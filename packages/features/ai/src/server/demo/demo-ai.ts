import { demoPeople } from '@pausenplatz/account/server';
import { type DemoWorld, newId, ownTables } from '@pausenplatz/kernel-server';
import { demoSchool } from '@pausenplatz/schools/server';
import { storeExchange } from '../chat-store.ts';
import { aiConfig } from '../config.ts';
import type { AiTables } from '../tables.ts';
import { handOver, topUp } from '../wallet/hand-over.ts';
import { ensureWallet, type Inside, lockWallet, setBalance, writeLine } from '../wallet/wallets.ts';
import { publicPrompts } from '../prompts/public-prompts.data.ts';
import { demoChats } from './chats.data.ts';
import { demoPrompts } from './prompts.data.ts';

const dayMs = 86_400_000;

/** Credit of the school, of a teacher and of class 3a, a few talks of its teacher, and prompts. */
export async function demoAi({ services, find }: DemoWorld): Promise<void> {
  const people = find(demoPeople);
  const school = find(demoSchool);
  const now = services.clock.now();
  const { testCredit } = services.config.of(aiConfig);
  const lea = { kind: 'person', id: people.get('lea.brunner') ?? '' } as const;
  const monthAgo = new Date(now.getTime() - 28 * dayMs);
  const work = { db: ownTables<AiTables>(services.db) };
  const ofSchool = { kind: 'school', id: school.primaryId } as const;
  await topUp(work, ofSchool, 2_000_000, monthAgo);
  await handOver(work, { from: ofSchool, to: lea, amount: 250_000, actorId: people.get('eva.ammann') ?? '', now: monthAgo, testCredit });
  await work.db.insertInto('ai_school').values({ school_id: school.primaryId, age: 10 }).execute();
  for (const { as, daysAgo, talk, service, model, options = {} } of demoChats) {
    const userId = people.get(as) ?? '';
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const chatId = newId();
    for (const { question, answer, cost } of talk) {
      const exchange = { chatId, userId, isChild: false, service, model, options, question, isAgain: false };
      await storeExchange(work, exchange, { text: answer, state: 'whole', cost }, at);
      await spend(work, { userId, service, model, cost, at, isTest: model === 'gpt-3.5' });
    }
  }
  const ofClass = { kind: 'class', id: school.classes['3a'] } as const;
  await handOver(work, { from: lea, to: ofClass, amount: 50_000, actorId: lea.id, now, testCredit });
  await work.db.updateTable('ai_wallet').set({ child_limit: 5_000 }).where('class_id', '=', ofClass.id).execute();
  const prompts = demoPrompts.map(({ by, isShared, ...words }, index) => ({
    ...words,
    id: newId(),
    author_id: people.get(by) ?? '',
    school_id: isShared ? school.primaryId : null,
    changed_at: new Date(now.getTime() - index * dayMs),
  }));
  await work.db.insertInto('ai_prompt').values(prompts).execute();
  const favorites = [prompts[0], publicPrompts[2], prompts[2], publicPrompts[4]].flatMap((one) => one?.id ?? []);
  await work.db
    .insertInto('ai_prompt_favorite')
    .values(favorites.map((id, index) => ({ user_id: lea.id, prompt_id: id, position: index + 1 })))
    .execute();
}

interface Spending {
  readonly userId: string;
  readonly service: (typeof demoChats)[number]['service'];
  readonly model: (typeof demoChats)[number]['model'];
  readonly cost: number;
  readonly at: Date;
  readonly isTest: boolean;
}

async function spend(work: Inside, { userId, service, model, cost, at, isTest }: Spending): Promise<void> {
  const owner = { kind: 'person', id: userId } as const;
  await ensureWallet(work, owner, { testCredit: 0, now: at });
  const wallet = await lockWallet(work, owner);
  if (!wallet) return;
  const left = { credit: wallet.credit - (isTest ? 0 : cost), test: wallet.testCredit - (isTest ? cost : 0) };
  await setBalance(work, wallet.id, left);
  const line = { kind: 'settle', pocket: isTest ? 'test' : 'credit', amount: -cost, balance: isTest ? left.test : left.credit } as const;
  await writeLine(work, { walletId: wallet.id, requestId: newId(), person: userId, now: at, service, model }, line);
}
