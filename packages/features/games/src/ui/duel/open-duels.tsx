import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card } from '@pausenplatz/kernel-ui';
import { useNavigate } from 'react-router-dom';
import type { DuelBrief } from '../../contract/index.ts';
import { duelTexts } from '../../texts.duel.ts';
import { useDuelDoings, useDuels } from './data.ts';
import { cardsWords } from './duel-words.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  // It takes no place among the others, and is there before something is said in it.
  empty: { position: 'absolute' },
  card: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  name: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const { open: texts } = duelTexts;

/** Invitations that wait and games that are played, above all else; nothing where there are none. */
export function OpenDuels() {
  const styles = useStyles();
  const duels = useDuels().data?.duels ?? [];
  return (
    <section aria-label={texts.label} aria-live="polite" className={duels.length === 0 ? styles.empty : undefined}>
      {duels.length > 0 && (
        <ul className={styles.list}>
          {duels.map((duel) => (
            <li key={duel.id}>
              <Card className={styles.card}>
                <div>
                  <p className={styles.name}>{fill(saysOf(duel), { name: duel.other.firstName })}</p>
                  <p className={styles.quiet}>{cardsWords(duel)}</p>
                </div>
                <Doings duel={duel} />
              </Card>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const saysOf = ({ state, asked }: DuelBrief): string => (state === 'playing' ? texts.playing : asked === 'me' ? texts.asked : texts.waits);

function Doings({ duel: { id, state, asked } }: { readonly duel: DuelBrief }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { answer, end } = useDuelDoings();
  const path = `/spielen/gedaechtnis/duell/${id}`;
  if (state === 'playing')
    return (
      <ButtonLink to={path} appearance="primary">
        {texts.goOn}
      </ButtonLink>
    );
  if (asked === 'other')
    return (
      <div className={styles.buttons}>
        <ButtonLink to={path}>{texts.look}</ButtonLink>
        <Button onClick={() => void end(id)}>{texts.withdraw}</Button>
      </div>
    );
  return (
    <div className={styles.buttons}>
      <Button appearance="primary" onClick={() => void answer(id, true).then((isDone) => isDone && navigate(path))}>
        {texts.accept}
      </Button>
      <Button onClick={() => void answer(id, false)}>{texts.decline}</Button>
    </div>
  );
}
