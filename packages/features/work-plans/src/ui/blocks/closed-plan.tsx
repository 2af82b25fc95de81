import { useHost } from '@pausenplatz/kernel-host/capabilities';
import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { planBlockTexts as texts } from '../../texts.block.ts';
import { planAddress } from '../plan-address.ts';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    boxShadow: look.shadowCard,
  },
  words: { margin: 0, flex: '1 1 240px' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '16px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: look.radiusPicture,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
  },
});

interface ClosedPlanProps {
  readonly url: string;
  /** Nobody is signed in, so that it may well be a plan of theirs. */
  readonly mayHaveIt: boolean;
}

/** Where a plan stands for those who have it: not its title, not a task. The plan itself leads through the sign-in. */
export function ClosedPlan({ url, mayHaveIt }: ClosedPlanProps) {
  const styles = useStyles();
  const host = useHost();
  return (
    <section className={styles.card}>
      <p className={styles.words}>{mayHaveIt ? texts.visitor : texts.gone}</p>
      {mayHaveIt && (
        <a
          className={styles.link}
          href={host.hrefFor(planAddress(url))}
          {...(!host.canNavigateAway && { target: '_blank', rel: 'noreferrer' })}
        >
          {texts.signIn}
        </a>
      )}
    </section>
  );
}
