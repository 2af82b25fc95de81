import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import type { ReactNode } from 'react';
import type { Page } from '../../contract/index.ts';
import { sharingNotice, type SharingNoticeKind } from '../../rules/index.ts';
import { noticeTexts } from '../../texts.ts';
import { visibilityWord } from '../components/visibility-chip.tsx';
import { useSharingChanges } from './use-sharing-changes.ts';

/** What a page says about who may read it, with the decision that it asks for. */
export function SharingNotice({ page }: { readonly page: Page }) {
  const changes = useSharingChanges();
  const kind = sharingNotice(page);
  if (kind === null) return null;
  const { title, body } = wordsOf(kind, page);
  const action = (label: string, run: (page: Page) => unknown, primary = false) => (
    <Button key={label} size="medium" appearance={primary ? 'primary' : 'secondary'} onClick={() => void run(page)}>
      {label}
    </Button>
  );
  const actions: Partial<Record<SharingNoticeKind, ReactNode>> = {
    wish: [action(noticeTexts.release, changes.release, true), action(noticeTexts.decline, changes.decline)],
    given: action(noticeTexts.takeBack, changes.decline),
    narrowed: action(noticeTexts.understood, changes.noteNarrowed),
    ...(isStillShared(page) && { archivedClass: action(noticeTexts.unpublish, changes.unpublish) }),
  };
  return (
    <MessageBar intent={kind === 'wish' || kind === 'narrowed' ? 'warning' : 'info'} layout="multiline">
      <MessageBarBody>
        <strong>{title}</strong> {body}
      </MessageBarBody>
      {actions[kind] && <MessageBarActions>{actions[kind]}</MessageBarActions>}
    </MessageBar>
  );
}

const isStillShared = ({ mayUnpublish, visibility }: Page) => mayUnpublish && visibility !== 'group';

function wordsOf(kind: SharingNoticeKind, page: Page): { readonly title: string; readonly body: string } {
  const audience = visibilityWord(page);
  const filled = ({ title, body }: { readonly title: string; readonly body: string }) => ({
    title: fill(title, { name: page.groupName, audience }),
    body,
  });
  const { archived, narrowed, refused, shared, stillShared, waiting, wish, given } = noticeTexts;
  switch (kind) {
    case 'wish':
      return filled(wish);
    case 'given':
      return filled(given);
    case 'waiting':
      return waiting;
    case 'shared':
      return filled(shared);
    case 'refused':
      return refused;
    case 'narrowed':
      return { title: narrowed.title, body: page.groupForType === 'user' ? narrowed.user : narrowed.school };
    case 'archivedPage':
      return { title: archived.title, body: archived.ofPage };
    case 'archivedClass':
      return {
        title: archived.title,
        body: isStillShared(page) ? `${archived.ofClass} ${fill(stillShared, { audience })}` : archived.ofClass,
      };
  }
}
