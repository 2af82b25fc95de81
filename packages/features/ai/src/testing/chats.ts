import type { World } from '@pausenplatz/account/testing';
import { newId, ownTables } from '@pausenplatz/kernel-server';
import type { ActorName } from '@pausenplatz/kernel-contract';
import type { AiTables } from '../server/index.ts';

export const aiTablesOf = (world: World) => ownTables<AiTables>(world.services.db);

/** A chat of the teacher of 3a. */
export async function aChat(world: World): Promise<string> {
  const id = newId();
  const db = aiTablesOf(world);
  const chat = { id, user_id: world.people.teacherOfClass.userId, service: 'chat', model: 'gpt-3.5', title: 'Igel' } as const;
  await db
    .insertInto('ai_chat')
    .values({ ...chat, options: JSON.stringify({}), is_child: false, made_at: new Date(), changed_at: new Date() })
    .execute();
  const said = { chat_id: id, state: 'whole', cost: 0, at: new Date() } as const;
  await db
    .insertInto('ai_message')
    .values([
      { ...said, id: newId(), position: 0, role: 'user', text: 'Was frisst der Igel?' },
      { ...said, id: newId(), position: 1, role: 'assistant', text: 'Käfer und Würmer.' },
    ])
    .execute();
  return id;
}

/** A child of 3a to ask after. */
export async function anAlert(world: World): Promise<string> {
  const id = newId();
  await aiTablesOf(world)
    .insertInto('ai_alert')
    .values({ id, class_id: world.ownClassId, pupil_id: world.people.pupilOwner.userId, harm: 'selfHarm', at: new Date() })
    .execute();
  return id;
}

type Somebody = Exclude<ActorName, 'anonymous' | 'linkHolder'>;

/** Gives somebody a wallet with so many units, also for trying out. */
export async function someCredit(world: World, who: Somebody, credit: number, testCredit = 0): Promise<void> {
  await walletWith(world, { person_id: world.people[who].userId }, { credit, test_credit: testCredit });
}

/** A wallet of the class or of somebody, as it is to be; one that is there is changed. */
export async function walletWith(
  world: World,
  of: { readonly person_id: string } | { readonly class_id: string } | { readonly school_id: string },
  has: {
    readonly credit: number;
    readonly test_credit?: number;
    readonly month_limit?: number | null;
    readonly child_limit?: number | null;
  },
): Promise<void> {
  const own = { person_id: null, class_id: null, school_id: null, month_limit: null, child_limit: null, test_credit: 0, ...of, ...has };
  const [column = 'person_id'] = Object.keys(of) as ('person_id' | 'class_id' | 'school_id')[];
  await aiTablesOf(world)
    .insertInto('ai_wallet')
    .values({ id: newId(), made_at: new Date(), ...own })
    .onConflict((conflict) => conflict.column(column).doUpdateSet(own))
    .execute();
}

interface PromptChanges {
  readonly author?: Somebody;
  readonly schoolId?: string | null;
  readonly title?: string;
  readonly text?: string;
}

/** A prompt of the teacher of 3a, on the list of the school unless said otherwise. */
export async function aPrompt(world: World, { author = 'teacherOfClass', ...changes }: PromptChanges = {}): Promise<string> {
  const id = newId();
  const { schoolId = world.ownSchoolId, title = 'Elternbrief', text = 'Schreib einen Brief an die {{Klasse}}.' } = changes;
  await aiTablesOf(world)
    .insertInto('ai_prompt')
    .values({ id, author_id: world.people[author].userId, school_id: schoolId, title, text, category: 5, changed_at: new Date() })
    .execute();
  return id;
}

/** A prompt that is a favourite of the teacher of 3a. */
export async function aFavorite(world: World): Promise<string> {
  const id = await aPrompt(world);
  await aiTablesOf(world)
    .insertInto('ai_prompt_favorite')
    .values({ user_id: world.people.teacherOfClass.userId, prompt_id: id, position: 1 })
    .execute();
  return id;
}
