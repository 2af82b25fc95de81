import { personOf } from '@pausenplatz/kernel-server';
import { aiLimits as limits, deleteChat, getAi, getChat, getMaskNames, getWallet, updateChat } from '../../contract/index.ts';
import { displayCredit } from '../../rules/index.ts';
import { handle, refuse } from '../ai.ts';
import { messagesOf, ownChat, presentChat } from '../chat-store.ts';
import { aiConfig } from '../config.ts';
import { isPractice, offeredModels, offeredServices } from '../providers/offer.ts';
import { creditOf, payerOf } from '../wallet/payer.ts';

const nothing = { credit: 0, testCredit: 0 };

const aiHandler = handle(getAi, async (context) => {
  const { userId } = personOf(context);
  const payer = await payerOf(context);
  const isClosed = 'closed' in payer;
  const has = isClosed ? nothing : await creditOf(context, payer, context.config.of(aiConfig).testCredit);
  const models = isClosed ? [] : await offeredModels(context);
  const rows = await context.db
    .selectFrom('ai_chat')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .limit(limits.chats)
    .execute();
  return {
    ...has,
    displayCredit: displayCredit(has.credit),
    chats: rows.map(presentChat),
    projects: [],
    services: offeredServices(models),
    models,
    closed: isClosed ? payer.closed : null,
    age: payer.age,
    className: isClosed ? null : payer.className,
    isPractice: isPractice(context),
  };
});

const walletHandler = handle(getWallet, async (context) => {
  const payer = await payerOf(context);
  const has = 'closed' in payer ? nothing : await creditOf(context, payer, context.config.of(aiConfig).testCredit);
  return { ...has, displayCredit: displayCredit(has.credit) };
});

const chatHandler = handle(getChat, async (context, { id }) => {
  const row = await ownChat(context.db, id, personOf(context).userId);
  return { ...presentChat(row), options: row.options, messages: await messagesOf(context.db, id) };
});

const updateHandler = handle(updateChat, async (context, change) => {
  const { userId } = personOf(context);
  if (change.field === 'model') {
    const models = await offeredModels(context);
    if (!models.some(({ model }) => model === change.value)) return refuse('AI_NOT_OFFERED');
  }
  return context.transact(async ({ db }) => {
    const set = change.field === 'title' ? { title: change.value } : { model: change.value };
    const row = await db
      .updateTable('ai_chat')
      .set(set)
      .where('id', '=', change.id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    return row ? presentChat(row) : refuse('AI_CHAT_NOT_FOUND');
  });
});

const deleteHandler = handle(deleteChat, async (context, { id }) => {
  const { userId } = personOf(context);
  return context.transact(async ({ db }) => {
    const gone = await db.deleteFrom('ai_chat').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst();
    return gone ? ({ ok: true } as const) : refuse('AI_CHAT_NOT_FOUND');
  });
});

const namesHandler = handle(getMaskNames, async (context) => {
  const { userId, teachesClassIds, attendsClassIds } = personOf(context);
  const classIds = [...teachesClassIds, ...attendsClassIds];
  const rows = await context.db
    .selectFrom('user_account')
    .select(['first_name', 'last_name'])
    .where((where) =>
      where.or([
        where('id', '=', userId),
        ...(classIds.length > 0
          ? [where('id', 'in', where.selectFrom('class_pupil').select('user_id').where('class_id', 'in', classIds))]
          : []),
      ]),
    )
    .execute();
  return { names: rows.map(({ first_name: first, last_name: last }) => ({ first, last })) };
});

export const chatHandlers = [aiHandler, walletHandler, chatHandler, updateHandler, deleteHandler, namesHandler];
