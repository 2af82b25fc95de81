import { Button } from '@fluentui/react-components';
import { markStale, useOperation } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ButtonLink, Card, OperationProgress } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listImports } from '../../contract/index.ts';
import { importTexts as texts } from '../../texts.ts';
import { classViews, SchoolPapers, useListStyles } from '@pausenplatz/office/ui';

/** How far the import is, and what it did. */
export function RunStep({
  operationId,
  schoolId,
  onAgain,
}: {
  readonly operationId: string;
  readonly schoolId: string;
  readonly onAgain: () => void;
}) {
  const styles = useListStyles();
  const client = useQueryClient();
  const operation = useOperation(operationId);
  const hasEnded = operation?.state === 'finished' || operation?.state === 'failed';
  useEffect(() => {
    if (!hasEnded) return;
    void markStale(client, listImports);
    for (const call of classViews) void markStale(client, call);
  }, [client, hasEnded]);
  const counted = (name: string) => {
    const value = operation?.result?.[name];
    return typeof value === 'number' ? value : 0;
  };
  return (
    <Card as="section" className={styles.form}>
      <OperationProgress label={texts.running} operation={operation} />
      {operation?.state === 'finished' && (
        <p className={styles.name}>
          {fill(texts.done, { new: counted('new'), changed: counted('changed'), archived: counted('archived') })}
        </p>
      )}
      {hasEnded && (
        <div className={styles.actions}>
          <Button onClick={onAgain}>{texts.again}</Button>
          {operation.state === 'finished' && <SchoolPapers schoolId={schoolId} />}
          <ButtonLink to={`/verwaltung?schule=${schoolId}`} appearance="primary">
            {texts.toSchool}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
