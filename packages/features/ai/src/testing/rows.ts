import type { ClassScene, PersonScene, Rows, SchoolScene } from '@pausenplatz/kernel-server/testing';
import { publicPrompts } from '../server/prompts/public-prompts.data.ts';

const at = '2026-11-23T09:00:00Z';

const aWallet = (id: string, of: { readonly person_id?: string; readonly class_id?: string; readonly school_id?: string }) => ({
  id,
  credit: 12_000,
  test_credit: 0,
  month_limit: null,
  child_limit: null,
  made_at: at,
  ...of,
});

const aLine = (id: string, walletId: string, personId: string) => ({
  id,
  wallet_id: walletId,
  at,
  kind: 'settle',
  pocket: 'credit',
  amount: -12,
  balance_after: 11_988,
  person_id: personId,
  service: 'chat',
  model: 'gpt-4o',
  request_id: id,
});

const aHeld = (requestId: string, walletId: string, personId: string) => ({
  request_id: requestId,
  wallet_id: walletId,
  person_id: personId,
  service: 'chat',
  model: 'gpt-4o',
  credit: 100,
  test_credit: 0,
  made_at: at,
});

const aChatRow = (id: string, userId: string) => ({
  id,
  user_id: userId,
  service: 'chat',
  model: 'gpt-4o',
  title: 'Der Igel',
  options: JSON.stringify({}),
  is_child: false,
  made_at: at,
  changed_at: at,
});

const aMessage = (id: string, chatId: string) => ({
  id,
  chat_id: chatId,
  position: 0,
  role: 'user',
  text: 'Was frisst der Igel?',
  state: 'whole',
  cost: 0,
  at,
});

const anAlertRow = (id: string, classId: string, pupilId: string) => ({ id, class_id: classId, pupil_id: pupilId, harm: 'selfHarm', at });

const aPromptRow = (id: string, authorId: string) => ({
  id,
  author_id: authorId,
  title: 'Elternbrief',
  text: 'Schreib an die {{Klasse}}.',
  category: 5,
  changed_at: at,
});

/** Something of a class in every table of the feature that has anything of classes. */
export const rowsOfClass = ({ id, classId, pupil }: ClassScene): Rows => ({
  ai_wallet: [aWallet(id('ai-wallet'), { class_id: classId })],
  ai_alert: [anAlertRow(id('ai-alert'), classId, pupil)],
});

/** Everything that the feature keeps of a person and tells in their export. */
export const rowsOfPerson = ({ userId, id }: PersonScene): Rows => ({
  ai_wallet: [aWallet(id('ai-wallet'), { person_id: userId })],
  ai_ledger: [aLine(id('ai-line'), id('ai-wallet'), userId)],
  ai_chat: [aChatRow(id('ai-chat'), userId)],
  ai_message: [aMessage(id('ai-message'), id('ai-chat'))],
  ai_prompt: [aPromptRow(id('ai-prompt'), userId)],
  ai_prompt_favorite: [{ user_id: userId, prompt_id: id('ai-prompt'), position: 1 }],
});

/** What a school has with the AI services, and what somebody of it asked. */
export const rowsOfSchool = ({ schoolId, classId, teacher, pupil, secret }: SchoolScene): Rows => ({
  ai_wallet: [aWallet(secret('ai-wallet'), { school_id: schoolId }), aWallet(secret('ai-own'), { person_id: teacher })],
  ai_ledger: [aLine(secret('ai-line'), secret('ai-wallet'), teacher)],
  ai_reservation: [aHeld(secret('ai-held'), secret('ai-wallet'), teacher)],
  ai_chat: [aChatRow(secret('ai-chat'), teacher)],
  ai_message: [aMessage(secret('ai-message'), secret('ai-chat'))],
  ai_school: [{ school_id: schoolId, age: 13 }],
  ai_prompt: [aPromptRow(secret('ai-prompt'), teacher)],
  ai_prompt_favorite: [
    { user_id: teacher, prompt_id: secret('ai-prompt'), position: 1 },
    // One that everybody may read.
    { user_id: teacher, prompt_id: publicPrompts[0]?.id ?? '', position: 2 },
  ],
  ai_alert: [anAlertRow(secret('ai-alert'), classId, pupil)],
});
