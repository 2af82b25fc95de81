import { Button, makeStyles } from '@fluentui/react-components';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { QrCode } from '@pausenplatz/kernel-ui';
import { useHost } from '@pausenplatz/kernel-host';
import { useEffect } from 'react';
import type { Plan } from '../../contract/index.ts';
import { printZoom } from '../../rules/index.ts';
import { printTexts as texts } from '../../texts.ui.ts';
import { usePlanPath } from '../addresses.ts';

const useStyles = makeStyles({
  button: { '@media print': { display: 'none' } },
  head: { display: 'none', '@media print': { display: 'flex', justifyContent: 'space-between', alignItems: 'end' } },
  code: { width: '96px', height: '96px' },
});

/** A plan is printed upright on one A4 sheet. A style sheet object, because the policy forbids style elements. */
function usePrintPage({ sections }: Plan): void {
  const tasks = sections.flatMap((section) => section.tasks);
  const characters = tasks.reduce((sum, { title, text }) => sum + title.length + text.length, 0);
  const zoom = printZoom({ tasks: tasks.length, sections: sections.length, characters });
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: A4 portrait; margin: 10mm } @media print { main { zoom: ${zoom} } }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [zoom]);
}

/** The button that prints, and what stands on paper alone: a line for the name, and the code that opens the plan on a phone. */
export function PrintPart({ plan }: { readonly plan: Plan }) {
  const styles = useStyles();
  const host = useHost();
  const planPath = usePlanPath();
  usePrintPage(plan);
  return (
    <>
      <span className={styles.button}>
        <Button icon={<Print24Regular />} onClick={() => window.print()}>
          {texts.button}
        </Button>
      </span>
      <div className={styles.head}>
        <span>{texts.name}</span>
        <QrCode className={styles.code} address={new URL(host.hrefFor(planPath(plan.url)), location.href).href} label={texts.code} />
      </div>
    </>
  );
}
