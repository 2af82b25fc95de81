import { Button } from '@fluentui/react-components';
import { markStale, useApi, useCall, useTask } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime } from '@pausenplatz/kernel-format';
import { ListState, notifyRefusal, TaskProgress } from '@pausenplatz/kernel-ui';
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
  const taskId = started ?? query.data?.runningTaskId ?? null;
  const task = useTask(taskId);
  const isRunning = taskId !== null && task?.state !== 'finished' && task?.state !== 'failed';
  const hasFinished = task?.state === 'finished';

  useEffect(() => {
    if (hasFinished) void markStale(client, latestExport);
  }, [client, hasFinished]);

  const start = async () => {
    try {
      setStarted((await api.call(startExport, {})).taskId);
    } catch (error) {
      notifyRefusal(error);
    }
  };
  return (
    <OwnCard title={texts.exportTitle} lead={fill(texts.exportLead, { minutes: accountLimits.exportMinutes })}>
      {taskId !== null && !hasFinished && <TaskProgress label={texts.running} task={task} />}
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
