import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable, useCurrentUser } from '@pausenplatz/kernel-host';
import { Suspense } from 'react';
import type { questionBlock } from '../../contract/blocks.ts';
import { questionBlockTexts as texts } from '../../texts.block.ts';
import { QuestionCard } from './question-card.tsx';

// For those who belong to the page; everybody else gets the question and a sentence.
const QuestionOnPage = loadable(async () => (await import('../question/question-on-page.tsx')).QuestionOnPage, 'videoAnswers.question');

/** A question on a page; whoever is not signed in is told for whom its answers are, without asking for them. */
export function FlipgridBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof questionBlock>>) {
  const user = useCurrentUser();
  const { pageId, blockId } = page;
  // Behind a door, or anywhere that is no page, nothing could be kept.
  if (user === null || blockId === undefined)
    return <QuestionCard settings={settings} note={user === null ? texts.visitor : texts.unsaved} />;
  return (
    <QuestionCard settings={settings}>
      <Suspense fallback={null}>
        <QuestionOnPage key={blockId} pageId={pageId} blockId={blockId} settings={settings} isMemberView={page.asMember !== undefined} />
      </Suspense>
    </QuestionCard>
  );
}
