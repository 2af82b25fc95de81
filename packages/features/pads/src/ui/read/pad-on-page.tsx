import { drafts, RefusedError, useAgainWith } from '@pausenplatz/kernel-browser';
import { loadable } from '@pausenplatz/kernel-host';
import { Skeletons, useIsTakenOver } from '@pausenplatz/kernel-ui';
import { Suspense, useState } from 'react';
import type { PadSettings } from '../../contract/blocks.ts';
import type { Pad } from '../../contract/pads.ts';
import { padTexts } from '../../texts.ui.ts';
import { type Place, usePad } from '../data.ts';
import { draftKey } from '../write/draft-key.ts';
import { PadCard } from './pad-card.tsx';
import { PadText } from './pad-text.tsx';

// What joins changes loads with the first word that somebody writes.
const Writer = loadable(async () => (await import('../write/writer.tsx')).Writer, 'pads.writer');
const PadTools = loadable(async () => (await import('../take/pad-tools.tsx')).PadTools, 'pads.tools');

interface PadOnPageProps extends Place {
  readonly settings: PadSettings;
  /** Somebody looks at the page as one of its members: what is there for all of them, and nothing to do. */
  readonly isLookedAt: boolean;
}

/** A pad on a page: the text to who reads it, and to members a way to write in it. */
export function PadOnPage({ pageId, blockId, settings, isLookedAt }: PadOnPageProps) {
  const [wants, setWants] = useState<boolean | null>(null);
  // Words that were typed before the page was loaded anew are still to be sent; only the browser knows.
  const isTakenOver = useIsTakenOver();
  const [goesOn, setGoesOn] = useState(false);
  if (!goesOn && isTakenOver && !isLookedAt && hasWords(blockId)) setGoesOn(true);
  const isWriting = wants ?? goesOn;
  const { data, error, again } = usePad({ pageId, blockId }, isWriting);
  useAgainWith(again, JSON.stringify(settings));
  if (error && !data) return <PadCard settings={settings} says={error instanceof RefusedError && error.status < 500 ? 'gone' : 'failed'} />;
  if (!data) return <Skeletons shape="rows" />;
  const pad = isLookedAt ? asMember(data.pad) : data.pad;
  const { isMember, mayWrite } = pad.rights;
  const reading = <PadText title={settings.title} pad={pad} />;
  const sign = settings.writers === 'nobody' ? padTexts.closed : isMember && !mayWrite ? padTexts.readOnly : null;
  const stop = () => {
    setWants(false);
    again();
  };
  return (
    <PadCard settings={settings} sign={sign}>
      {isWriting && isMember && (mayWrite || hasWords(blockId)) ? (
        <Suspense fallback={reading}>
          <Writer place={{ pageId, blockId }} title={settings.title} pad={pad} takesFocus={wants === true} onEnd={stop} />
        </Suspense>
      ) : (
        reading
      )}
      {isMember && !isLookedAt && (
        <Suspense fallback={null}>
          <PadTools
            blockId={blockId}
            title={settings.title}
            pad={pad}
            isWriting={isWriting}
            onWrite={() => setWants(true)}
            onRestored={again}
          />
        </Suspense>
      )}
    </PadCard>
  );
}

const hasWords = (blockId: string): boolean => drafts.get(draftKey(blockId)) !== null;

/** As a member without a name of their own sees it. */
const asMember = (pad: Pad): Pad => ({
  ...pad,
  rights: { isMember: true, isKeeper: false, mayWrite: false },
  authors: pad.authors.map((author) => ({ ...author, isOwn: false })),
});
