import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { useCall } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, ListState, Screen as Frame, usePrintSheet } from '@pausenplatz/kernel-ui';
import { checkPlan, type Plan } from '../../contract/index.ts';
import { portfolioTexts, sheetTexts as texts } from '../../texts.paper.ts';
import { usePlanPath } from '../addresses.ts';
import { usePlan } from '../data.ts';
import { CodeDrawings, useTaskCodes } from './codes.tsx';
import { PupilSheet, type SheetOf } from './pupil-sheet.tsx';

const useStyles = makeStyles({
  above: { '@media print': { display: 'none' } },
  notPrinted: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', '@media print': { display: 'none' } },
  sheets: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)', '@media print': { display: 'block' } },
});

interface SheetsFrameProps {
  readonly url: string;
  readonly assignmentId: string;
  /** Null for everybody who has the plan. */
  readonly pupilId: string | null;
  readonly isTeacher: boolean;
}

/** Sheets of pupils, to look at and to print: of a class for teachers, the own one for a pupil. */
export function SheetsFrame(props: SheetsFrameProps) {
  const styles = useStyles();
  const planPath = usePlanPath();
  const { url, assignmentId, isTeacher } = props;
  const back = planPath(url, isTeacher && props.pupilId !== null ? { mode: 'check', assignmentId, pupilId: props.pupilId } : {});
  return (
    <Frame
      title={texts.title}
      hideTitle
      above={
        <span className={styles.above}>
          <ButtonLink appearance="subtle" icon={<ArrowLeft24Regular />} to={back}>
            {portfolioTexts.back}
          </ButtonLink>
        </span>
      }
    >
      {isTeacher ? <OfClass {...props} /> : <Own url={url} />}
    </Frame>
  );
}

function OfClass({ url, assignmentId, pupilId }: SheetsFrameProps) {
  const query = useCall(checkPlan, { url, assignmentId });
  return (
    <ListState query={query}>
      {({ plan, assignment, pupils }) => (
        <Sheets
          plan={plan}
          sheets={pupils
            .filter(({ id }) => pupilId === null || id === pupilId)
            .map((pupil) => ({ pupil, assignment, states: pupil.states }))}
        />
      )}
    </ListState>
  );
}

function Own({ url }: { readonly url: string }) {
  const user = useCurrentUser();
  const query = usePlan(url);
  return (
    <ListState query={query}>
      {(plan) => {
        const [assignment] = plan.assignments;
        const sheets = user && plan.own && assignment ? [{ pupil: user, assignment, states: plan.own.states }] : [];
        return <Sheets plan={plan} sheets={sheets} />;
      }}
    </ListState>
  );
}

function Sheets({ plan, sheets }: { readonly plan: Plan; readonly sheets: readonly SheetOf[] }) {
  const styles = useStyles();
  const codes = useTaskCodes(plan);
  usePrintSheet('@page { size: A4 portrait; margin: 10mm }');
  if (sheets.length === 0) return <p>{texts.nobody}</p>;
  return (
    <>
      <div className={styles.notPrinted}>
        <Button appearance="primary" icon={<Print24Regular />} disabledFocusable={codes === null} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <span>{texts.lead}</span>
      </div>
      <CodeDrawings codes={codes} />
      <div className={styles.sheets}>
        {sheets.map((sheet) => (
          <PupilSheet key={sheet.pupil.id} plan={plan} sheet={sheet} codes={codes} />
        ))}
      </div>
    </>
  );
}
