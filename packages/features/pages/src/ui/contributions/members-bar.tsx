import { makeStyles } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';
import { type ContributedType, contributedLists } from '../../contract/contributed-lists.ts';

const useStyles = makeStyles({
  // As high as what comes into it, so that nothing below moves.
  bar: {
    minHeight: '48px',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    '@media print': { display: 'none' },
  },
});

/** The line below a block for those who belong to its page. */
export function MembersBar({ children }: { readonly children?: ReactNode }) {
  return <div className={useStyles().bar}>{children}</div>;
}

export const isContributed = (type: string): type is ContributedType => Object.hasOwn(contributedLists, type);

/** Whether there is anything to do: entries to suggest, or pictures to take home. */
export function hasMembersPart(type: ContributedType, settings: Readonly<Record<string, unknown>>): boolean {
  const pictures = settings['pictures'];
  return settings['takesEntries'] === true || (type === 'Gallery' && Array.isArray(pictures) && pictures.length > 0);
}
