import { Button, Textarea, makeStyles, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, FormField, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { useState } from 'react';
import { getEmbedOrigins, getSharing, pageLimits, setEmbedOrigins } from '../../contract/index.ts';
import { isWebsite, websitesIn } from '../../rules/website-lines.ts';
import { embeddingTexts } from '../../texts.embedding.ts';

const texts = embeddingTexts.settings;

const useStyles = makeStyles({
  inherited: { margin: 0, paddingInlineStart: '20px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});

/** Which websites may show public pages of a school, and which the schools above it allow already. */
export function AllowedWebsites({ schoolId }: { readonly schoolId: string }) {
  const query = useCall(getEmbedOrigins, { schoolId });
  return (
    <ListState query={query} skeleton="form">
      {(origins) => <Websites key={origins.own.join(' ')} schoolId={schoolId} origins={origins} />}
    </ListState>
  );
}

interface WebsitesProps {
  readonly schoolId: string;
  readonly origins: OutputOf<typeof getEmbedOrigins>;
}

function Websites({ schoolId, origins: { own, inherited } }: WebsitesProps) {
  const styles = useStyles();
  const list = useListStyles();
  const set = useChange(setEmbedOrigins, [getEmbedOrigins, getSharing]);
  const saved = own.join('\n');
  const [typed, setTyped] = useState(saved);
  const wanted = websitesIn(typed);
  const wrong = wanted.find((one) => !isWebsite(one));
  const isChanged = wanted.join('\n') !== saved;
  const error =
    wrong !== undefined
      ? fill(texts.wrong, { line: wrong })
      : wanted.length > pageLimits.embedOrigins
        ? fill(texts.tooMany, { most: pageLimits.embedOrigins })
        : undefined;
  const save = () =>
    void set({ schoolId, origins: wanted }).then(({ origins }) => {
      setTyped(origins.join('\n'));
      notify({ type: 'success', title: texts.saved });
    }, notifyRefusal);
  return (
    <Card as="section" className={list.form}>
      <FormField label={texts.origins} help={texts.help} error={isChanged ? error : undefined}>
        <Textarea value={typed} rows={Math.min(8, Math.max(3, own.length + 1))} onChange={(_event, { value }) => setTyped(value)} />
      </FormField>
      {inherited.length > 0 && (
        <div>
          <p className={styles.title}>{texts.inheritedTitle}</p>
          <ul className={styles.inherited}>
            {inherited.map(({ origin, schoolName }) => (
              <li key={origin + schoolName}>{fill(texts.inherited, { origin, schoolName })}</li>
            ))}
          </ul>
        </div>
      )}
      {isChanged && (
        <div className={list.actions}>
          <Button appearance="primary" disabled={error !== undefined} onClick={save}>
            {texts.save}
          </Button>
        </div>
      )}
    </Card>
  );
}
