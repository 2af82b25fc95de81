import { breakoutBlock } from '../contract/index.ts';
import type { ClassScene, Rows } from '@pausenplatz/kernel-server/testing';
import { aLock } from './breakouts.ts';

/** Something of a class in every table of the feature; the page is the one that pages plant. */
export const rowsOfClass = ({ id, now }: ClassScene): Rows => {
  const place = { page_id: id('page'), block_id: id('breakout-block') };
  const { secret } = aLock();
  const block = {
    id: place.block_id,
    page_id: place.page_id,
    type: breakoutBlock.type,
    version: breakoutBlock.version,
    settings: JSON.stringify(breakoutBlock.empty),
    position: 'a2',
  };
  const lock = { id: id('breakout-lock'), position: 'a0', title: 'Tür', story: '', task: '', alt: '', hints: '[]' };
  const team = { id: id('breakout-team'), name: 'Füchse', code: 'FUCHS', created_at: now, seen_at: now };
  return {
    page_block: [block],
    breakout: [{ ...place, ending: 'Geschafft!' }],
    breakout_lock: [{ ...place, ...lock, secret: JSON.stringify(secret) }],
    breakout_team: [{ ...place, ...team }],
    breakout_device: [{ token_hash: id('breakout-token'), team_id: team.id }],
  };
};
