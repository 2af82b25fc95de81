import { countSeals, reseal } from '@pausenplatz/kernel-server';
import type { Command } from './command.ts';
import { operatorTexts } from './operator.texts.ts';

const texts = operatorTexts.secret;

/** With which secret the kept texts are sealed; `renew` seals anew at once what waits for it. */
export const secretCommand: Command = async (services, [verb], { say }) => {
  if (verb !== undefined && verb !== 'renew') return null;
  if (verb === 'renew') {
    if (!services.signer.former) {
      say(texts.noneBefore);
      return 1;
    }
    say(texts.renewed(await reseal(services)));
  }
  const counts = await countSeals(services);
  for (const count of counts) say(texts.line(count));
  const sum = (of: 'before' | 'unreadable') => counts.reduce((all, one) => all + one[of], 0);
  if (sum('before') > 0) say(texts.waiting);
  else if (services.signer.former) say(texts.done);
  if (sum('unreadable') > 0) say(texts.unreadable);
  return sum('before') + sum('unreadable') > 0 ? 1 : 0;
};
