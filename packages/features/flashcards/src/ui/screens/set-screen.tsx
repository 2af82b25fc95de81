import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Heart24Filled, Heart24Regular } from '@fluentui/react-icons/svg/heart';
import { counted } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, Chip, EmptyState, ListState, notify, Screen as Frame } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { LearnSet } from '../../contract/index.ts';
import { flashcardTexts } from '../../texts.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { flashcardsTitles } from '../../titles.ts';
import { CardFace } from '../components/card-face.tsx';
import { GiveDialog } from '../components/give-dialog.tsx';
import { useFlashcardChanges, useSet } from '../data.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  facts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  cards: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  pair: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridAutoRows: 'minmax(104px, auto)',
  },
  back: { backgroundColor: tokens.colorNeutralBackground2 },
});

const { set: texts } = flashcardsUiTexts;

/** `/lernen/karten/kartenset/{id}`: what stands on the cards, and what one does with them. */
export function Screen() {
  const styles = useStyles();
  const { id = '' } = useParams();
  const query = useSet(id);
  const set = query.data?.set;
  return (
    <Frame
      title={set?.title ?? flashcardsTitles.set}
      browserTitle={set?.title ?? flashcardsTitles.set}
      above={
        <div>
          <ButtonLink to="/lernen/karten" appearance="subtle" icon={<ArrowLeft24Regular />}>
            {texts.back}
          </ButtonLink>
        </div>
      }
      {...(set && { actions: <SetActions set={set} /> })}
    >
      <ListState query={query} skeleton="rows">
        {({ set: shown, cards, files }) => (
          <div className={styles.stack}>
            <div className={styles.facts}>
              <span>{counted(texts.cards, shown.cards)}</span>
              {shown.subject && <Chip>{flashcardTexts.subjects[shown.subject]}</Chip>}
              {shown.level && <Chip>{flashcardTexts.levels[shown.level]}</Chip>}
              {shown.isPublic && <Chip>{texts.public}</Chip>}
            </div>
            {cards.length === 0 && <EmptyState scene="emptyNest" title={texts.empty} />}
            <ol className={styles.cards} aria-label={texts.list}>
              {cards.map((card) => (
                <li key={card.id} className={styles.pair}>
                  <Card flush>
                    <CardFace side={card.front} files={files} size="small" />
                  </Card>
                  <Card flush className={styles.back}>
                    <CardFace side={card.back} files={files} size="small" />
                  </Card>
                </li>
              ))}
            </ol>
          </div>
        )}
      </ListState>
    </Frame>
  );
}

function SetActions({ set }: { readonly set: LearnSet }) {
  const navigate = useNavigate();
  const changes = useFlashcardChanges();
  const isTeacher = useCurrentUser()?.userRoles.includes('Teacher') === true;
  const [isGiving, setGiving] = useState(false);
  const learn = async () => {
    const made = await changes.learn(set.id);
    if (!made) return;
    notify({ type: 'success', title: texts.learning });
    await navigate(`/lernen/karten/lernbox/${made.id}`);
  };
  const copy = async () => {
    const made = await changes.copy(set.id);
    if (!made) return;
    notify({ type: 'success', title: texts.copied });
    await navigate(`/lernen/karten/bearbeiten/${made.id}`);
  };
  return (
    <>
      <Button
        appearance="subtle"
        icon={set.isLiked ? <Heart24Filled /> : <Heart24Regular />}
        aria-pressed={set.isLiked}
        aria-label={texts.like}
        onClick={() => void changes.like(set.id)}
      >
        {set.likes > 0 ? String(set.likes) : texts.like}
      </Button>
      {set.isOwn ? (
        <ButtonLink to={`/lernen/karten/bearbeiten/${set.id}`}>{texts.edit}</ButtonLink>
      ) : (
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      )}
      <Button appearance={isTeacher ? 'secondary' : 'primary'} onClick={() => void learn()}>
        {texts.learn}
      </Button>
      {isTeacher && (
        <Button appearance="primary" onClick={() => setGiving(true)}>
          {texts.give}
        </Button>
      )}
      {isGiving && <GiveDialog setId={set.id} onClose={() => setGiving(false)} />}
    </>
  );
}
