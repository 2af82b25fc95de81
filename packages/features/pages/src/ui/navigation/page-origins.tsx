import { makeStyles } from '@fluentui/react-components';
import { type ChosenOrigin, type PageOrigin, pageOrigins, useOffered } from '@pausenplatz/kernel-host';
import { FormField, Skeletons, Tabs } from '@pausenplatz/kernel-ui';
import { Suspense } from 'react';
import { navigationTexts } from '../../texts.ts';

const useStyles = makeStyles({ origins: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' } });

interface PageOriginsProps {
  /** Null: the page begins empty. */
  readonly origin: PageOrigin | null;
  readonly onOrigin: (origin: PageOrigin | null) => void;
  readonly chosenId: string;
  readonly onChoose: (chosen: ChosenOrigin | null) => void;
  readonly error: string | undefined;
}

/** Whether a new page is empty, or begins with what another feature offers. */
export function PageOrigins({ origin, onOrigin, chosenId, onChoose, error }: PageOriginsProps) {
  const styles = useStyles();
  const texts = navigationTexts.dialog;
  const origins = useOffered(pageOrigins) ?? [];
  if (origins.length === 0) return null;
  const tabs = [{ name: '', label: texts.empty }, ...origins.map(({ label }) => ({ name: label, label }))];
  return (
    <div className={styles.origins}>
      <Tabs
        tabs={tabs}
        label={texts.origin}
        chosen={origin?.label ?? ''}
        onChoose={(name) => onOrigin(origins.find(({ label }) => label === name) ?? null)}
      />
      {origin && (
        <FormField label={origin.choose} error={error}>
          <div role="group">
            <Suspense fallback={<Skeletons shape="rows" />}>
              <origin.Choice chosen={chosenId === '' ? null : chosenId} onChoose={onChoose} />
            </Suspense>
          </div>
        </FormField>
      )}
    </div>
  );
}
