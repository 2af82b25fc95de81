import { makeStyles, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ConfirmDialog, notifyRefusal } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import type { getSharing, Page } from '../../contract/index.ts';
import { asksFirst, choiceOf, contentsOf, reachOf, seenByOthers, type SharingChoice, sharingChoices } from '../../rules/index.ts';
import { shareTexts } from '../../texts.share.ts';
import { useBlockCatalogue } from '../catalogue/block-catalogue.ts';
import type { PageUpdate } from '../data.ts';
import { OthersSee } from './others-see.tsx';
import { ShareAddress } from './share-address.tsx';
import { ShareChoices } from './share-choices.tsx';
import { ShareCircle } from './share-circle.tsx';
import { ShareEmbed } from './embedding/share-embed.tsx';
import { ShareLink } from './share-link.tsx';
import { ShareTime } from './share-time.tsx';
import { useSharingChoice } from './use-sharing-choice.ts';

const useStyles = makeStyles({
  parts: {
    display: 'grid',
    gap: '24px',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 380px) minmax(0, 1fr)',
    '@media (max-width: 859px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  belongs: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 640px)': { padding: '0', backgroundColor: 'transparent' },
  },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
});

interface SharingProps {
  readonly page: Page;
  readonly shared: OutputOf<typeof getSharing>;
  readonly update: (update: PageUpdate) => Promise<{ readonly url: string }>;
  readonly onLook: () => void;
}

/** The choice, and what belongs to it: link, password, group, time, and what the others see. */
export function Sharing({ page, shared, update, onLook }: SharingProps) {
  const styles = useStyles();
  const user = useCurrentUser();
  const types = useBlockCatalogue().map(({ block }) => block);
  const isPupils = page.groupForType === 'user' && user?.userRoles.includes('Pupil') === true;
  const kind = shared.circles.find(({ id }) => id === shared.members)?.kind ?? null;
  const chosen = choiceOf(page.visibility, shared.linkPassword, kind);
  const names = shared.childrenNamed;
  const { choose, renewPassword } = useSharingChoice(page, shared, chosen, update);
  const [asked, setAsked] = useState<SharingChoice | null>(null);
  const change = (one: PageUpdate) => void update(one).catch(notifyRefusal);
  const isOpen = chosen !== 'group' || page.groupForType !== 'user';
  const byLink = page.visibility === 'link';
  // Neither a link nor a frame opens before a teacher has said yes.
  const isAllowed = !isPupils || page.release === 'released' || page.visibility === 'class';
  const isCircle = chosen === 'part' || chosen === 'team';
  return (
    <div className={styles.parts}>
      <ShareChoices
        page={page}
        choices={withChosen(
          sharingChoices(
            shared.offered,
            shared.circles.map((circle) => circle.kind),
          ),
          chosen,
        )}
        chosen={chosen}
        classSize={shared.classSize}
        isPupils={isPupils}
        onChoose={(choice) => (!isPupils && asksFirst(chosen, choice, names) ? setAsked(choice) : void choose(choice))}
      />
      <div className={styles.belongs}>
        {isCircle && (
          <ShareCircle
            choice={chosen}
            circles={shared.circles.filter((circle) => circle.kind === (chosen === 'part' ? 'group' : 'team'))}
            chosen={shared.members}
            onChoose={(id) => void choose(chosen, id)}
          />
        )}
        {isOpen && isAllowed && (!byLink || shared.link !== null) && (
          <ShareLink
            page={page}
            link={byLink ? shared.link : null}
            shortCode={shared.shortCode}
            password={chosen === 'linkPassword' ? shared.linkPassword : null}
            onNewPassword={() => void renewPassword()}
          />
        )}
        {!isOpen && <p className={styles.help}>{shareTexts.onlyMe}</p>}
        <ShareTime page={page} change={change} />
        {isOpen && (
          <OthersSee lines={seenByOthers({ choice: chosen, contents: contentsOf(page.blocks, types), names, isPupils })} onLook={onLook} />
        )}
        <ShareAddress page={page} update={update} />
        {isAllowed && page.visibility === 'public' && <ShareEmbed page={page} sharing={shared} />}
      </div>
      {asked !== null && (
        <ConfirmDialog
          title={shareTexts.question.title}
          confirmLabel={shareTexts.question.confirm}
          onClose={() => setAsked(null)}
          onConfirm={() => void choose(asked)}
        >
          {fill(shareTexts.question.body, { names: names.join(', '), who: whoIsAsked(asked) })}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** A choice that stands is shown, also where its group is no more. */
const withChosen = (choices: readonly SharingChoice[], chosen: SharingChoice): readonly SharingChoice[] =>
  choices.includes(chosen) ? choices : choices.toSpliced(1, 0, chosen);

const whoIsAsked = (choice: SharingChoice): string => shareTexts.question.who[reachOf(choice) === 'outside' ? 'outside' : 'school'];
