import { Button } from '@fluentui/react-components';
import { markStale, useApi, useCall, useOperation } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime } from '@pausenplatz/kernel-format';
import { ListState, notifyRefusal, OperationProgress } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { latestExport, startExport } from '../../contract/leaving.ts';
import { accountLimits } from '@pausenplatz/account/contract';
import { ownTexts } from '../../texts.ts';
import { OwnCard, useOwnStyles } from '@pausenplatz/account/ui';

const texts = ownTexts.data;

/** Everything about oneself as a zip, made in the background. */
export function ExportCard() {
  const styles = useOwnStyles();
  const api = useApi();
  const client = useQueryClient();
  const query = useCall(latestExport, {});
  const [started, setStarted] = useState<string | null>(null);
  const operationId = started ?? query.data?.runningOperationId ?? null;
  const operation = useOperation(operationId);
  const isRunning = operationId !== null && operation?.state !== 'finished' && operation?.state !== 'failed';
  const hasFinished = operation?.state === 'finished';

  useEffect(() => {
    if (hasFinished) void markStale(client, latestExport);
  }, [client, hasFinished]);

  const start = async () => {
    try {
      setStarted((await api.call(startExport, {})).operationId);
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return (
    <OwnCard title={texts.exportTitle} lead={fill(texts.exportLead, { minutes: accountLimits.exportMinutes })}>
      {operationId !== null && !hasFinished && <OperationProgress label={texts.running} operation={operation} />}
      <ListState query={query} skeleton="rows">
        {({ made }) => (
          <>
            {made && (
              <>
                <p className={styles.soft}>{fill(texts.madeAt, { time: clockTime(made.madeAt), until: clockTime(made.expiresAt) })}</p>
                <div className={styles.actions}>
                  {made.parts.map(({ url, sizeBytes }, index) => (
                    <Button key={url} as="a" href={url} appearance="primary">
                      {fill(made.parts.length === 1 ? texts.download : texts.downloadPart, { part: index + 1, size: sizeOf(sizeBytes) })}
                    </Button>
                  ))}
                </div>
              </>
            )}
            <div className={styles.actions}>
              <Button disabledFocusable={isRunning} onClick={() => isRunning || void start()}>
                {made ? texts.again : texts.start}
              </Button>
            </div>
          </>
        )}
      </ListState>
    </OwnCard>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}
