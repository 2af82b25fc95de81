import { Button, makeStyles, Select, tokens } from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Card, FormField, ListState, notify, RefusalBar, useForm } from '@pausenplatz/kernel-ui';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { getPage, getServiceRules, setServiceRules } from '../../contract/index.ts';
import { type Service, type ServiceRule, serviceRules, services } from '../../contract/services.ts';
import { serviceRuleWords, serviceTexts as texts, serviceWords } from '../../texts.services.ts';

const useStyles = makeStyles({
  lead: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '70ch' },
  fields: {
    display: 'grid',
    gap: '20px 24px',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  },
});

/** Which services of others load on the pages of a school, and how. */
export function ForeignServices({ schoolId }: { readonly schoolId: string }) {
  const query = useCall(getServiceRules, { schoolId });
  return (
    <ListState query={query} skeleton="form">
      {(rules) => <Services key={JSON.stringify(rules)} schoolId={schoolId} rules={rules} />}
    </ListState>
  );
}

type Rules = OutputOf<typeof getServiceRules>;
/** Nothing of one's own: the schools above decide. */
const inherits = '';
type Choices = Record<Service, ServiceRule | typeof inherits>;

function Services({ schoolId, rules: { own, inherited } }: { readonly schoolId: string; readonly rules: Rules }) {
  const styles = useStyles();
  const list = useListStyles();
  const set = useChange(setServiceRules, [getServiceRules, getPage]);
  const aboveOf = (service: Service) => inherited.find((one) => one.service === service);
  const form = useForm<Choices>({
    initial: Object.fromEntries(services.map((one) => [one, own[one] ?? inherits])) as Choices,
    async send(chosen) {
      const said = services.flatMap((one) => (chosen[one] === inherits ? [] : [[one, chosen[one]]]));
      await set({ schoolId, rules: Object.fromEntries(said) });
      notify({ type: 'success', title: texts.saved });
    },
  });
  const { attach, onSubmit } = form;
  return (
    <Card as="section">
      <form ref={attach} className={list.form} onSubmit={onSubmit} noValidate>
        {form.refused && <RefusalBar refused={form.refused} typed="" />}
        <p className={styles.lead}>{texts.lead}</p>
        <p className={styles.lead}>{texts.allowedHelp}</p>
        <div className={styles.fields}>
          {services.map((service) => (
            <ServiceField
              key={service}
              service={service}
              above={aboveOf(service)}
              value={form.fields[service]}
              onChange={(rule) => form.set(service, rule)}
            />
          ))}
        </div>
        {form.isChanged && (
          <div className={list.actions}>
            <Button type="submit" appearance="primary" disabledFocusable={form.busy}>
              {texts.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}

/** What holds as long as the school says nothing of its own. */
const unsaid = (above: Rules['inherited'][number] | undefined): string =>
  above
    ? fill(texts.inherit, { school: above.schoolName, rule: serviceRuleWords[above.rule] })
    : fill(texts.unsaid, { rule: serviceRuleWords.ask });

interface ServiceFieldProps {
  readonly service: Service;
  readonly above: Rules['inherited'][number] | undefined;
  readonly value: Choices[Service];
  readonly onChange: (rule: Choices[Service]) => void;
}

function ServiceField({ service, above, value, onChange }: ServiceFieldProps) {
  const { name, learns } = serviceWords[service];
  const isForbidden = above?.rule === 'forbidden';
  return (
    <FormField label={name} help={isForbidden ? fill(texts.forbiddenAbove, { school: above.schoolName }) : learns}>
      <Select
        value={isForbidden ? 'forbidden' : value}
        disabled={isForbidden}
        onChange={(_event, { value: chosen }) => onChange(serviceRules.find((rule) => rule === chosen) ?? inherits)}
      >
        {!isForbidden && <option value={inherits}>{unsaid(above)}</option>}
        {serviceRules.map((rule) => (
          <option key={rule} value={rule}>
            {serviceRuleWords[rule]}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
