import { Button, makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { CheckmarkCircle24Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Warning24Regular } from '@fluentui/react-icons/svg/warning';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { judgedBy, RefusalBar, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { checkEmbedding, type EmbeddingFinding } from '../../../contract/index.ts';
import { embeddingTexts } from '../../../texts.embedding.ts';

const texts = embeddingTexts.check;

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '8px' },
  grow: { flexGrow: 1, flexBasis: '220px', minWidth: 0 },
  button: { marginBlockStart: '26px' },
  findings: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  finding: { display: 'flex', gap: '8px', alignItems: 'start', overflowWrap: 'anywhere' },
  sign: { flexShrink: 0 },
  fine: { color: tokens.colorStatusSuccessForeground1 },
  missing: { color: tokens.colorStatusWarningForeground1 },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});

type Checked = OutputOf<typeof checkEmbedding>;

const fine: ReadonlySet<EmbeddingFinding> = new Set(['PAGE_PUBLIC', 'SITE_ALLOWED', 'CODE_FOUND', 'POLICY_FINE']);

/** Opens the school's website and says what is missing for the page to show there. */
export function CheckEmbedding({ pageId }: { readonly pageId: string }) {
  const styles = useStyles();
  const api = useApi();
  const [checked, setChecked] = useState<Checked>();
  const form = useForm({
    initial: { address: '' },
    judge: judgedBy(checkEmbedding, ({ address }) => ({ id: pageId, address })),
    send: async ({ address }) => setChecked(await api.call(checkEmbedding, { id: pageId, address })),
  });
  const { attach, onSubmit, refused } = form;
  return (
    <div className={styles.part}>
      {refused && <RefusalBar refused={refused} />}
      <form ref={attach} className={styles.row} onSubmit={onSubmit} noValidate>
        <TextField
          form={form}
          name="address"
          className={styles.grow}
          label={texts.label}
          help={texts.help}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button className={styles.button} type="submit" disabledFocusable={form.busy} icon={form.busy ? <Spinner size="tiny" /> : null}>
          {form.busy ? texts.running : texts.action}
        </Button>
      </form>
      <div role="status">{checked && <Findings checked={checked} />}</div>
    </div>
  );
}

function Findings({ checked: { site, findings } }: { readonly checked: Checked }) {
  const styles = useStyles();
  const words = { site, origin: location.origin };
  const isAllFine = findings.every((one) => fine.has(one));
  return (
    <>
      <p className={styles.title}>{fill(isAllFine ? texts.allFine : texts.result, words)}</p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding} className={styles.finding}>
            <span className={mergeClasses(styles.sign, fine.has(finding) ? styles.fine : styles.missing)}>
              {fine.has(finding) ? <CheckmarkCircle24Regular aria-hidden /> : <Warning24Regular aria-hidden />}
            </span>
            {fill(embeddingTexts.findings[finding], words)}
          </li>
        ))}
      </ul>
    </>
  );
}
