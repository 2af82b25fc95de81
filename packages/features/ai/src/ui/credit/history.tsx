import { Button, Dropdown, Input, makeStyles, Option, tokens } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons/svg/arrow-download';
import { saveFile } from '@pausenplatz/kernel-browser';
import { longDay, clockTime } from '@pausenplatz/kernel-format';
import { csvOf } from '@pausenplatz/kernel-format/csv';
import { Card, FormField, ListState, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { chatServices, type HistoryLine, historyKinds } from '../../contract/index.ts';
import { displayCost } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { type Credit, type HistoryAsked, useHistory, useWholeHistory } from './data.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'space-between', alignItems: 'center' },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  filters: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' },
  choice: { minWidth: 0 },
  scroll: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: '8px',
    textAlign: 'left',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightRegular,
  },
  number: { padding: '8px', textAlign: 'right', borderBottom: `1px solid ${tokens.colorNeutralStroke2}`, whiteSpace: 'nowrap' },
  calm: { color: tokens.colorNeutralForeground2 },
});

const { wallet: texts } = aiUiTexts;

/** What came into a wallet and went from it, by kind, service and days; and as a file. */
export function History({ credit }: { readonly credit: Credit }) {
  const styles = useStyles();
  const [asked, setAsked] = useState<HistoryAsked>({ of: 'own' });
  const query = useHistory(asked);
  const whole = useWholeHistory();
  const download = () =>
    void whole(asked).then(
      (lines) => saveFile(texts.file, csvOf([[...texts.fileHead], ...lines.map(cellsOf)]), 'text/csv;charset=utf-8'),
      notifyRefusal,
    );
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.history}</h2>
        <Button icon={<ArrowDownload20Regular />} onClick={download}>
          {texts.download}
        </Button>
      </div>
      <Filters credit={credit} asked={asked} onAsk={setAsked} />
      <ListState query={query} isEmpty={({ lines }) => lines.length === 0} empty={<p className={styles.calm}>{texts.empty}</p>}>
        {({ lines, hasMore }) => (
          <>
            <Lines lines={lines} />
            {hasMore && <p className={styles.calm}>{texts.more}</p>}
          </>
        )}
      </ListState>
    </Card>
  );
}

const at = (line: HistoryLine): string => `${longDay(line.at)}, ${clockTime(line.at)}`;
const serviceOf = ({ service, model }: HistoryLine): string =>
  service ? `${aiUiTexts.services[service].short}${model ? `, ${aiUiTexts.models[model].name}` : ''}` : '';
const whatOf = (line: HistoryLine): string =>
  line.isTest && line.kind !== 'test' ? `${texts.kinds[line.kind]} (${texts.kinds.test})` : texts.kinds[line.kind];

function cellsOf(line: HistoryLine): string[] {
  const { service, model, isTest, amount, balanceAfter } = line;
  return [
    line.at,
    texts.kinds[line.kind],
    service ? aiUiTexts.services[service].short : '',
    model ? aiUiTexts.models[model].name : '',
    isTest ? texts.yes : '',
    displayCost(amount),
    displayCost(balanceAfter),
  ];
}

function Lines({ lines }: { readonly lines: readonly HistoryLine[] }) {
  const styles = useStyles();
  const { columns } = texts;
  return (
    // Its columns are read by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.scroll} tabIndex={0} aria-label={texts.history}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[columns.at, columns.what, columns.service].map((name) => (
              <th key={name} scope="col" className={styles.cell}>
                {name}
              </th>
            ))}
            {[columns.amount, columns.balance].map((name) => (
              <th key={name} scope="col" className={styles.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className={styles.cell}>{at(line)}</td>
              <td className={styles.cell}>{whatOf(line)}</td>
              <td className={styles.cell}>{serviceOf(line)}</td>
              <td className={styles.number}>{displayCost(line.amount)}</td>
              <td className={styles.number}>{displayCost(line.balanceAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface FiltersProps {
  readonly credit: Credit;
  readonly asked: HistoryAsked;
  readonly onAsk: (asked: HistoryAsked) => void;
}

function Filters({ credit, asked, onAsk }: FiltersProps) {
  const styles = useStyles();
  const wallets = [
    { key: 'own', name: texts.historyOwn },
    ...credit.classes.map(({ id, name }) => ({ key: `class ${id}`, name })),
    ...credit.schools.map(({ id, name }) => ({ key: `school ${id}`, name })),
  ];
  const { of: _of, id: _id, kind: _kind, service: _service, from: _from, to: _to, ...rest } = asked;
  const { of, id, kind, service, from, to } = asked;
  const ask = (change: Partial<HistoryAsked>) => {
    const next = { of, id, kind, service, from, to, ...change };
    const known = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== ''));
    onAsk({ ...rest, of: next.of, ...known });
  };
  const chooseWallet = (key: string) => {
    const [next, nextId] = key.split(' ');
    ask({ of: next === 'class' || next === 'school' ? next : 'own', id: nextId });
  };
  return (
    <div className={styles.filters}>
      {wallets.length > 1 && (
        <Choice label={texts.historyOf} value={of === 'own' ? 'own' : `${of} ${id ?? ''}`} options={wallets} onChoose={chooseWallet} />
      )}
      <Choice
        label={texts.kind}
        value={kind ?? ''}
        options={[{ key: '', name: texts.allKinds }, ...historyKinds.map((one) => ({ key: one, name: texts.kinds[one] }))]}
        onChoose={(key) => ask({ kind: historyKinds.find((one) => one === key) })}
      />
      <Choice
        label={texts.service}
        value={service ?? ''}
        options={[{ key: '', name: texts.allServices }, ...chatServices.map((one) => ({ key: one, name: aiUiTexts.services[one].short }))]}
        onChoose={(key) => ask({ service: chatServices.find((one) => one === key) })}
      />
      <FormField label={texts.from}>
        <Input type="date" value={from ?? ''} maxLength={10} onChange={(_event, { value }) => ask({ from: value })} />
      </FormField>
      <FormField label={texts.to}>
        <Input type="date" value={to ?? ''} maxLength={10} onChange={(_event, { value }) => ask({ to: value })} />
      </FormField>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly name: string }[];
  readonly onChoose: (key: string) => void;
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const styles = useStyles();
  return (
    <FormField label={label}>
      <Dropdown
        className={styles.choice}
        value={options.find(({ key }) => key === value)?.name ?? ''}
        selectedOptions={[value]}
        onOptionSelect={(_event, { optionValue = '' }) => onChoose(optionValue)}
      >
        {options.map(({ key, name }) => (
          <Option key={key} value={key}>
            {name}
          </Option>
        ))}
      </Dropdown>
    </FormField>
  );
}
