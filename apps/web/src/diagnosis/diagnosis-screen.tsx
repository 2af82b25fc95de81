import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync';
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircle24Filled } from '@fluentui/react-icons/svg/dismiss-circle';
import { SubtractCircle24Regular } from '@fluentui/react-icons/svg/subtract-circle';
import { Warning24Filled } from '@fluentui/react-icons/svg/warning';
import { brand } from '@pausenplatz/kernel-contract';
import { longDay, zurichDay } from '@pausenplatz/kernel-format';
import type { Finding } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, CopyButton, look, Screen } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { frameTexts } from '../texts.ts';
import { checkGroups, type CheckName, type GroupName } from './checks.ts';
import { diagnosisTexts as texts } from './diagnosis-texts.ts';
import { reportOf, summaryOf } from './report.ts';
import { useDiagnosis } from './use-diagnosis.ts';

const useStyles = makeStyles({
  stack: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  summary: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  heading: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    gap: '4px 12px',
    padding: '10px 0',
    minHeight: look.touch,
    alignItems: 'start',
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  good: { color: tokens.colorStatusSuccessForeground1 },
  note: { color: tokens.colorStatusWarningForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  unasked: { color: tokens.colorNeutralForeground3 },
});

const signs = {
  good: CheckmarkCircle24Filled,
  note: Warning24Filled,
  bad: DismissCircle24Filled,
  unasked: SubtractCircle24Regular,
} as const;
const allGroups = ['signIn', 'line', 'device'] as const satisfies readonly GroupName[];
const signInGroup = ['signIn'] as const satisfies readonly GroupName[];
const aiGroups = ['signIn', 'models'] as const satisfies readonly GroupName[];

/** tests: everything between this browser and the server. */
export function DiagnosisScreen() {
  return (
    <Diagnosis
      title={frameTexts.titles.diagnosis}
      lead={texts.all.lead}
      groups={allGroups}
      other={{ to: '/auth-test', label: texts.toSignIn }}
    />
  );
}

/** auth-test: why a sign-in fails or does not last. */
export function SignInDiagnosisScreen() {
  return (
    <Diagnosis
      title={frameTexts.titles.signInDiagnosis}
      lead={texts.signIn.lead}
      groups={signInGroup}
      other={{ to: '/tests', label: texts.toAll }}
    />
  );
}

/** ai-tests: why the AI services do not answer. */
export function AiDiagnosisScreen() {
  return (
    <Diagnosis title={frameTexts.titles.aiDiagnosis} lead={texts.ai.lead} groups={aiGroups} other={{ to: '/tests', label: texts.toAll }} />
  );
}

interface DiagnosisProps {
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly GroupName[];
  readonly other: { readonly to: string; readonly label: string };
}

function Diagnosis(about: DiagnosisProps) {
  const [turn, setTurn] = useState(0);
  return <Turn key={turn} {...about} onAgain={() => setTurn(turn + 1)} />;
}

/** One look at everything. */
function Turn({ title, lead, groups, other, onAgain }: DiagnosisProps & { readonly onAgain: () => void }) {
  const styles = useStyles();
  const { findings, isDone } = useDiagnosis(groups);
  const [date] = useState(() => longDay(zurichDay(new Date())));
  const around = { version: brand.webVersion, date, agent: navigator.userAgent };
  return (
    <Screen title={title} lead={lead} width="narrow">
      <div className={styles.stack}>
        <p className={styles.summary} role="status">
          {isDone ? summaryOf(findings) : texts.running}
        </p>
        {groups.map((group) => (
          <Card as="section" key={group}>
            <h2 className={styles.heading}>{texts.groups[group]}</h2>
            <ul className={styles.list} aria-label={texts.groups[group]}>
              {checkGroups[group].map((name) => (
                <Row key={name} name={name} finding={findings[name]} />
              ))}
            </ul>
          </Card>
        ))}
        <div className={styles.actions}>
          {isDone && <CopyButton label={texts.copy} text={reportOf(findings, groups, around)} />}
          <Button icon={<ArrowSync24Regular />} disabledFocusable={!isDone} onClick={onAgain}>
            {texts.again}
          </Button>
          <ButtonLink to={other.to}>{other.label}</ButtonLink>
        </div>
        <p className={styles.quiet}>{texts.copyHelp}</p>
      </div>
    </Screen>
  );
}

function Row({ name, finding }: { readonly name: CheckName; readonly finding: Finding | undefined }) {
  const styles = useStyles();
  const Sign = finding && signs[finding.state];
  return (
    <li className={styles.row}>
      <span className={mergeClasses(finding && styles[finding.state])}>
        {Sign && finding && <Sign role="img" aria-label={texts.states[finding.state]} />}
      </span>
      <span>
        <span className={styles.name}>{texts.checks[name].name}</span>
        <br />
        <span className={styles.quiet}>{finding?.said ?? texts.running}</span>
      </span>
    </li>
  );
}
