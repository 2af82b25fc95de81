import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Call24Regular } from '@fluentui/react-icons/svg/call';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, look } from '@pausenplatz/kernel-ui';
import { aiUiTexts } from '../../texts.ui.ts';
import type { Talk } from '../chat/use-talk.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  numbers: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  },
  number: {
    minHeight: look.touchPupil,
    padding: '8px 16px',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '12px',
    alignItems: 'center',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':focus-visible': { outline: `3px solid ${tokens.colorStrokeFocus2}` },
  },
  digits: { fontSize: tokens.fontSizeBase600, fontWeight: tokens.fontWeightBold, display: 'block' },
  action: { justifySelf: 'start' },
});

const { harm: texts } = aiUiTexts;
const numbers = [
  { number: '147', who: texts.child },
  { number: '143', who: texts.adult },
  { number: '117', who: texts.now },
  { number: '144', who: texts.now },
] as const;

/** Instead of an answer: calm words, and who helps at once. */
export function HelpCard({ harm, onGoOn }: { readonly harm: NonNullable<Talk['harm']>; readonly onGoOn: () => void }) {
  const styles = useStyles();
  const isPersonal = harm.harm === 'personalData';
  return (
    <Card as="section" className={styles.card}>
      <div role="alert">
        <h2 className={styles.title}>{isPersonal ? texts.personal : texts.title}</h2>
        <p>{bodyOf(harm)}</p>
        {harm.isQuestion && !isPersonal && <p>{texts.told}</p>}
      </div>
      {!isPersonal && (
        <ul className={styles.numbers}>
          {numbers.map(({ number, who }) => (
            <li key={number}>
              <a className={styles.number} href={`tel:${number}`} aria-label={`${fill(texts.call, { number })}: ${who}`}>
                <Call24Regular />
                <span>
                  <span className={styles.digits}>{number}</span>
                  {who}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <Button className={styles.action} onClick={onGoOn}>
        {texts.goOn}
      </Button>
    </Card>
  );
}

function bodyOf({ harm, isQuestion }: NonNullable<Talk['harm']>): string {
  if (harm === 'personalData') return texts.personalBody;
  return isQuestion ? texts.body : texts.answered;
}
