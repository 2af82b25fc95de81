import { Radio, RadioGroup, SearchBox } from '@fluentui/react-components';
import { decideAccess, type TabChoice, type TabSource, tabSources, useSession, useSlot } from '@pausenplatz/kernel-host';
import { Screen as Frame, Skeletons } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useState } from 'react';
import { useBridge } from '../bridge/bridge-context.ts';
import { tabPathOf } from '../tab-paths.ts';
import { teamsTexts } from '../texts.ts';
import { ChoicesOfSource } from './choices-of-source.tsx';
import { useConfigurationStyles } from './tab-configuration-styles.ts';

const { configuration: texts } = teamsTexts;

/** `/teams/tab-configuration`: chooses what a channel tab shows, of what the person may see (T10); a tab that is there is changed. */
export function Screen() {
  const styles = useConfigurationStyles();
  const bridge = useBridge();
  const session = useSession();
  const sources = useSlot(tabSources);
  const [chosen, choose] = useState<TabChoice | null>(null);
  const [search, setSearch] = useState('');
  const before = useConfiguredKey();
  const [found, setFound] = useState<ReadonlyMap<string, readonly TabChoice[]>>(new Map());
  const report = useCallback(
    ({ name }: TabSource, choices: readonly TabChoice[]) => setFound((known) => new Map(known).set(name, choices)),
    [],
  );
  const open = sources
    ?.filter(({ access }) => decideAccess(access, session) === 'show')
    .toSorted((one, other) => one.position - other.position);
  const all = [...found.values()].flat();
  const shown = chosen ?? all.find(({ key }) => key === before) ?? null;
  // What the tab shows already may be saved again as it is.
  useEffect(() => bridge.chooseTab(shown && configured(shown), teamsTexts.configuration.failed), [bridge, shown]);
  if (!open || before === undefined) return <Skeletons shape="page" />;
  const isComplete = open.every(({ name }) => found.has(name));
  return (
    <Frame title={texts.title} width="narrow">
      <p>{texts.help}</p>
      {isComplete && before !== null && shown === null && <p role="status">{texts.gone}</p>}
      {all.length > many && (
        <SearchBox
          value={search}
          onChange={(_event, { value }) => setSearch(value)}
          aria-label={texts.search}
          placeholder={texts.search}
          size="large"
        />
      )}
      <RadioGroup
        className={styles.groups}
        value={shown?.key ?? ''}
        onChange={(_event, { value }) => choose(all.find(({ key }) => key === value) ?? null)}
        aria-label={texts.title}
      >
        {open.map((source) => (
          <ChoicesOfSource key={source.name} source={source} onFound={report}>
            {(choices) => {
              const hits = choices.filter((choice) => isHit(choice, search));
              return (
                hits.length > 0 && (
                  <section className={styles.group} aria-label={source.title}>
                    <h2 className={styles.heading}>{source.title}</h2>
                    {hits.map(({ key, name, note, depth }) => (
                      <Radio
                        key={key}
                        value={key}
                        className={styles.choice}
                        label={note === undefined ? name : `${name} (${note})`}
                        style={{ marginInlineStart: `${search === '' ? (depth ?? 0) * 24 : 0}px` }}
                      />
                    ))}
                  </section>
                )
              );
            }}
          </ChoicesOfSource>
        ))}
      </RadioGroup>
      {isComplete && all.length === 0 && <p>{texts.empty}</p>}
      {all.length > 0 && !all.some((choice) => isHit(choice, search)) && <p role="status">{texts.noHit}</p>}
    </Frame>
  );
}

/** From here on a list is searched rather than read. */
const many = 12;

const isHit = ({ name, note }: TabChoice, search: string): boolean =>
  `${name} ${note ?? ''}`.toLocaleLowerCase('de-CH').includes(search.trim().toLocaleLowerCase('de-CH'));

/** What the tab shows that is being changed; undefined until Teams has answered. */
function useConfiguredKey(): string | null | undefined {
  const bridge = useBridge();
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    let isOver = false;
    void bridge.configuredKey().then((now) => {
      if (!isOver) setKey(now);
    });
    return () => {
      isOver = true;
    };
  }, [bridge]);
  return key;
}

const addressOf = (path: string): string => new URL(path, location.origin).href;

const configured = ({ key, name, path }: TabChoice) => ({
  entityId: key,
  name,
  contentUrl: addressOf(tabPathOf(path) ?? path),
  websiteUrl: addressOf(path),
});
