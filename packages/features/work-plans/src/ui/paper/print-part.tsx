import { Button, Checkbox, makeStyles } from '@fluentui/react-components';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, QrCode, usePrintSheet } from '@pausenplatz/kernel-ui';
import type { Plan } from '../../contract/index.ts';
import { printZoom } from '../../rules/index.ts';
import { sheetTexts } from '../../texts.paper.ts';
import { printTexts as texts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';
import { paperAddress } from './task-address.ts';

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', '@media print': { display: 'none' } },
  head: { display: 'none', '@media print': { display: 'flex', justifyContent: 'space-between', alignItems: 'end' } },
  code: { width: '96px', height: '96px' },
});

/** A plan is printed upright on one A4 sheet. */
function usePrintPage({ sections }: Plan): void {
  const tasks = sections.flatMap((section) => section.tasks);
  const characters = tasks.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  const zoom = printZoom({ tasks: tasks.length, sections: sections.length, characters });
  // Codes keep their size, or a camera would not read them.
  usePrintSheet(`@page { size: A4 portrait; margin: 10mm } @media print { main { zoom: ${zoom} } [data-task-code] { zoom: ${1 / zoom} } }`);
}

interface PrintPartProps {
  readonly plan: Plan;
  readonly withCodes: boolean;
  readonly onCodes: (wanted: boolean) => void;
  /** What is to be printed is there. */
  readonly isReady: boolean;
}

/** The buttons that print, and what stands on paper alone: a line for the name, and the code that opens the plan on a phone. */
export function PrintPart({ plan, withCodes, onCodes, isReady }: PrintPartProps) {
  const styles = useStyles();
  const planPath = usePlanPath();
  usePrintPage(plan);
  return (
    <>
      <div className={styles.actions}>
        <Button icon={<Print24Regular />} disabledFocusable={!isReady} onClick={() => window.print()}>
          {texts.button}
        </Button>
        <Checkbox
          label={sheetTexts.withCodes}
          title={sheetTexts.withCodesHint}
          checked={withCodes}
          onChange={(_event, { checked }) => onCodes(checked === true)}
        />
        {plan.assignments.map(({ id, schoolClass }) => (
          <ButtonLink key={id} to={planPath(plan.url, { mode: 'sheets', assignmentId: id })}>
            {fill(sheetTexts.ofClass, { className: schoolClass.name })}
          </ButtonLink>
        ))}
      </div>
      <div className={styles.head}>
        <span>{texts.name}</span>
        <span data-task-code>
          <QrCode className={styles.code} address={paperAddress(plan.url)} label={texts.code} />
        </span>
      </div>
    </>
  );
}
