import { Button } from '@fluentui/react-components';
import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download';
import { markStale, useCall, useOperation } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, EmptyState, ListState, OperationProgress } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ExportBrief, listExports, reportLimits } from '../../contract/index.ts';
import { reportTexts } from '../../texts.ts';
import { useListStyles } from '@pausenplatz/office/ui';

const texts = reportTexts.export;
const megabyte = 1024 * 1024;

/** The archives that the person asked for: in the making, or to fetch for an hour. */
export function Exports() {
  const styles = useListStyles();
  const query = useCall(listExports, {});
  return (
    <section className={styles.stack}>
      <h2 className={styles.title}>{texts.list}</h2>
      <ListState
        query={query}
        isEmpty={({ exports }) => exports.length === 0}
        empty={<EmptyState scene="shelf" title={texts.empty} body={fill(texts.emptyBody, { minutes: reportLimits.exportMinutes })} />}
      >
        {({ exports }) => (
          <Card>
            <ul className={styles.list}>
              {exports.map((one) => (
                <ExportRow key={one.id} shown={one} />
              ))}
            </ul>
          </Card>
        )}
      </ListState>
    </section>
  );
}

function ExportRow({ shown }: { readonly shown: ExportBrief }) {
  const styles = useListStyles();
  const client = useQueryClient();
  const operation = useOperation(shown.state === 'running' ? shown.operationId : null);
  const hasEnded = operation?.state === 'finished' || operation?.state === 'failed';
  useEffect(() => {
    if (hasEnded) void markStale(client, listExports);
  }, [client, hasEnded]);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{shown.about}</p>
        <p className={styles.note}>
          {longDay(shown.at)}, {clockTime(shown.at)}
          {shown.sizeBytes !== null && ` · ${Math.max(0.1, shown.sizeBytes / megabyte).toFixed(1)} MB`}
          {shown.until !== null && ` · ${fill(texts.until, { time: clockTime(shown.until) })}`}
        </p>
        {shown.missingFiles > 0 && <p className={styles.note}>{counted(texts.missing, shown.missingFiles)}</p>}
        {shown.state === 'running' && <OperationProgress label={texts.running} operation={operation} />}
      </div>
      {shown.state === 'failed' && <Chip color="red">{texts.failed}</Chip>}
      {shown.url !== null && (
        <Button as="a" href={shown.url} download icon={<ArrowDownload24Regular />}>
          {texts.download}
        </Button>
      )}
    </li>
  );
}
