import { expect, test } from 'vitest';
import { rowRights } from './row-rights.ts';

const owner = { isOwner: true, teaches: false, attends: true };
const formerPupil = { ...owner, attends: false };
const teacher = { isOwner: false, teaches: true, attends: false };
const stranger = { isOwner: false, teaches: false, attends: false };
const both = { pupilCanEdit: true, teacherCanSee: true };
const closed = { pupilCanEdit: false, teacherCanSee: false };

test.each([
  ['its child sees it and, where it may, changes and hides it', owner, both, false, 'see change hide'],
  ['its child sees what it has hidden', owner, both, true, 'see change hide'],
  ['its child sees it where only teachers change it', owner, { ...both, pupilCanEdit: false }, false, 'see'],
  ['a child that is elsewhere sees it and changes nothing', formerPupil, both, false, 'see'],
  ['its teacher sees and changes it', teacher, both, false, 'see change'],
  ['its teacher does not see what the child has hidden, and may write over it', teacher, both, true, 'change'],
  ['its teacher does not see where teachers shall not', teacher, closed, false, 'change'],
  ['a classmate, a former teacher, an admin', stranger, both, false, ''],
] as const)('%s', (_name, asker, switches, isHidden, rights) => {
  const { mayReveal, mayChange, mayHide } = rowRights(asker, switches, isHidden);
  expect([mayReveal && 'see', mayChange && 'change', mayHide && 'hide'].filter(Boolean).join(' ')).toBe(rights);
});
