import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Call24Regular } from '@fluentui/react-icons/svg/call';
import { fill } from '@pausenplatz/kernel-contract';
import type { Contact } from '../../contract/index.ts';
import { type Level, nextSteps, type StepName } from '../../rules/index.ts';
import { assessmentTexts } from '../../texts.assessment.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid' },
  step: {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 20px',
    padding: '20px 0',
    borderTop: `2px solid ${tokens.colorNeutralStroke2}`,
    breakInside: 'avoid',
    '@media (max-width: 640px)': { gridTemplateColumns: '44px minmax(0, 1fr)' },
  },
  number: {
    width: '40px',
    height: '40px',
    borderRadius: '999px',
    border: `3px solid ${tokens.colorNeutralForeground1}`,
    display: 'grid',
    placeItems: 'center',
    fontWeight: tokens.fontWeightBold,
    fontSize: tokens.fontSizeBase400,
  },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  body: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, color: tokens.colorNeutralForeground2 },
  calls: { display: 'grid', gap: '8px', justifyItems: 'end', '@media (max-width: 640px)': { gridColumn: '2', justifyItems: 'start' } },
});

const { next: texts } = assessmentTexts;

/** Steps that lead to somebody of whom the school may have said nothing yet. */
const toSomebody: ReadonlySet<StepName> = new Set(['socialWork', 'head', 'authority']);

interface StepsListProps {
  readonly level: Level;
  readonly contacts: readonly Contact[];
  /** Somebody of a school, whose admins could write the numbers. */
  readonly isOfSchool: boolean;
}

/** What is to be done, in its order, with whom to call. */
export function StepsList({ level, contacts, isOfSchool }: StepsListProps) {
  const styles = useStyles();
  return (
    <ol className={styles.list} aria-label={texts.heading}>
      {nextSteps(level, contacts).map((step, at) => (
        <li key={step.name} className={styles.step}>
          <span className={styles.number} aria-hidden>
            {at + 1}
          </span>
          <div>
            <p className={styles.title}>{texts[step.name].title}</p>
            <p className={styles.body}>{texts[step.name].body}</p>
            {step.contacts.map(({ name, note }) => (
              <p key={name} className={styles.body}>
                {[name, note].filter(Boolean).join(', ')}
              </p>
            ))}
            {isOfSchool && step.contacts.length === 0 && toSomebody.has(step.name) && <p className={styles.body}>{texts.unknown}</p>}
          </div>
          <div className={styles.calls}>
            {step.contacts
              .filter(({ phone }) => phone !== '')
              .map((contact) => (
                <CallButton key={`${contact.name} ${contact.phone}`} {...contact} />
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

export function CallButton({ name, phone }: Pick<Contact, 'name' | 'phone'>) {
  return (
    <Button
      as="a"
      size="large"
      href={`tel:${phone.replaceAll(' ', '')}`}
      icon={<Call24Regular />}
      aria-label={fill(texts.call, { name, phone })}
    >
      {phone}
    </Button>
  );
}
