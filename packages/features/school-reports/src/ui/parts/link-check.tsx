import { Button, ToggleButton } from '@fluentui/react-components';
import { markStale, useCall, useOperation } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { clockTime, longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, type ColorName, EmptyState, ListState, notifyRefusal, OperationProgress, TextLink } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CheckedLink, checkLinks, getLinkCheck, type LinkVerdict, linkVerdicts, reportLimits } from '../../contract/index.ts';
import { reportTexts } from '../../texts.ts';
import { useChange, useListStyles } from '@pausenplatz/office/ui';

const texts = reportTexts.links;
const colors: Readonly<Record<LinkVerdict, ColorName>> = { ok: 'green', ungewiss: 'yellow', defekt: 'red' };

const whyLeftOut = fill(texts.leftOut.why, { addresses: reportLimits.addressesPerCheck, perSite: reportLimits.addressesPerSite });

/** The newest own check of a school: started here, followed while it runs, then read by verdict. */
export function LinkCheck({ schoolId }: { readonly schoolId: string }) {
  const styles = useListStyles();
  const client = useQueryClient();
  const query = useCall(
    getLinkCheck,
    { schoolId },
    { refetchInterval: ({ state }) => (state.data?.check?.state === 'running' ? 5_000 : false) },
  );
  const start = useChange(checkLinks, [getLinkCheck]);
  const check = query.data?.check;
  const isRunning = check?.state === 'running';
  const operation = useOperation(isRunning ? check.operationId : null);
  const hasEnded = operation?.state === 'finished' || operation?.state === 'failed';
  useEffect(() => {
    if (hasEnded) void markStale(client, getLinkCheck);
  }, [client, hasEnded]);
  const button = (
    <Button appearance="primary" disabledFocusable={isRunning} onClick={() => isRunning || void start({ schoolId }).catch(notifyRefusal)}>
      {texts.start}
    </Button>
  );
  return (
    <ListState query={query}>
      {({ check: shown, links }) => (
        <div className={styles.stack}>
          {shown?.state === 'running' && (
            <Card>
              <OperationProgress label={texts.running} operation={operation} />
            </Card>
          )}
          {shown === null && <EmptyState scene="lostPath" title={texts.never} body={texts.neverBody} action={button} />}
          {shown?.state === 'done' && (
            <>
              <div className={styles.head}>
                <span className={styles.quiet}>{fill(texts.checkedAt, { date: longDay(shown.at), time: clockTime(shown.at) })}</span>
                {button}
              </div>
              {shown.leftOut > 0 && (
                <p className={styles.quiet}>
                  {shown.leftOut === 1 ? texts.leftOut.one : fill(texts.leftOut.many, { count: shown.leftOut })} {whyLeftOut}
                </p>
              )}
              {links.length === 0 ? <EmptyState scene="summer" title={texts.noLinks} /> : <Links links={links} counts={shown.counts} />}
            </>
          )}
        </div>
      )}
    </ListState>
  );
}

function Links({ links, counts }: { readonly links: readonly CheckedLink[]; readonly counts: Readonly<Record<LinkVerdict, number>> }) {
  const styles = useListStyles();
  const [only, setOnly] = useState<LinkVerdict | null>(null);
  const order = linkVerdicts.toReversed();
  return (
    <Card>
      <div className={styles.actions}>
        <ToggleButton checked={only === null} onClick={() => setOnly(null)}>
          {texts.all} {links.length}
        </ToggleButton>
        {order.map((verdict) => (
          <ToggleButton
            key={verdict}
            checked={only === verdict}
            disabled={counts[verdict] === 0}
            title={texts.help[verdict]}
            onClick={() => setOnly(verdict)}
          >
            {texts.verdicts[verdict]} {counts[verdict]}
          </ToggleButton>
        ))}
      </div>
      <ul className={styles.list}>
        {links
          .filter(({ verdict }) => only === null || verdict === only)
          .map((link, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- one address may stand on a page twice, and the list comes whole
            <li key={index} className={styles.row}>
              <Chip color={colors[link.verdict]}>{texts.verdicts[link.verdict]}</Chip>
              <div className={styles.words}>
                <p className={styles.name}>{link.label || link.url}</p>
                <p className={styles.note}>
                  <a className={styles.link} href={link.url} target="_blank" rel="noreferrer noopener">
                    {link.url}
                  </a>{' '}
                  · {saidOf(link)}
                </p>
              </div>
              <span className={styles.note}>
                {texts.on} <TextLink to={link.place.path}>{link.place.title}</TextLink>
              </span>
            </li>
          ))}
      </ul>
    </Card>
  );
}

function saidOf({ said }: CheckedLink): string {
  const words: Readonly<Record<string, string>> = texts.said;
  return words[said] ?? fill(texts.status, { status: said });
}
