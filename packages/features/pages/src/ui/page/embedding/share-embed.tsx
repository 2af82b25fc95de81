import { Button, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useCallMutation } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { CopyButton, FormField, notify, notifyRefusal, useOptimistic } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { useState } from 'react';
import { getSharing, type Page, setEmbedOrigins } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';
import { embedSnippet } from './page-addresses.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  help: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  code: {
    margin: 0,
    padding: '12px',
    overflowX: 'auto',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
  start: { justifySelf: 'start' },
});

type Sharing = OutputOf<typeof getSharing>;

/** How to show the page on a school's website, and which websites may. */
export function ShareEmbed({ page, sharing }: { readonly page: Page; readonly sharing: Sharing }) {
  const styles = useStyles();
  const texts = pageTexts.sharing;
  const snippet = embedSnippet(page);
  return (
    <section className={styles.part} aria-label={texts.embed}>
      <h3 className={styles.title}>{texts.embed}</h3>
      <p className={styles.help}>{texts.embedHelp}</p>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} aria-label={texts.snippet}>
        {snippet}
      </pre>
      <div className={styles.start}>
        <CopyButton text={snippet} />
      </div>
      {sharing.schoolId !== null && <Origins pageId={page.id} schoolId={sharing.schoolId} sharing={sharing} />}
    </section>
  );
}

interface OriginsProps {
  readonly pageId: string;
  readonly schoolId: string;
  readonly sharing: Sharing;
}

function Origins({ pageId, schoolId, sharing }: OriginsProps) {
  const styles = useStyles();
  const texts = pageTexts.sharing;
  const known = useOptimistic(getSharing, { id: pageId });
  const [lines, setLines] = useState(sharing.embedOrigins.join('\n'));
  const [error, setError] = useState<string>();
  const change = useCallMutation(setEmbedOrigins, {
    onSuccess: ({ origins }) => {
      known.apply((now) => ({ ...now, embedOrigins: origins }));
      setLines(origins.join('\n'));
      notify({ type: 'success', title: texts.originsSaved });
    },
    onError: notifyRefusal,
  });
  if (!sharing.canSetEmbedOrigins) {
    return (
      <div>
        <p className={styles.help}>{texts.originsReadOnly}</p>
        {sharing.embedOrigins.length === 0 ? <p className={styles.help}>{texts.originsNone}</p> : <p>{sharing.embedOrigins.join(', ')}</p>}
      </div>
    );
  }
  const save = () => {
    const origins = lines.split(/\s+/).filter(Boolean).map(tidyOrigin);
    const wrong = origins.find((one) => !isOrigin(one));
    setError(wrong === undefined ? undefined : fill(texts.originWrong, { line: wrong }));
    if (wrong === undefined) change.mutate({ schoolId, origins });
  };
  return (
    <>
      <FormField label={texts.origins} help={texts.originsHelp} error={error}>
        <Textarea value={lines} rows={3} onChange={(_event, { value }) => setLines(value)} />
      </FormField>
      <Button className={styles.start} disabledFocusable={change.isPending} onClick={save}>
        {texts.originsSave}
      </Button>
    </>
  );
}

/** People copy addresses from the browser's bar: with a path, and in capitals. */
function tidyOrigin(line: string): string {
  return URL.canParse(line) ? new URL(line).origin : line;
}

function isOrigin(value: string): boolean {
  return /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/.test(value);
}
