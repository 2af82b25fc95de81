import { Button, Checkbox, Field, Input, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { PersonPicker } from '@pausenplatz/account/ui';
import { addTask } from '@pausenplatz/homework/contract';
import { useApi } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Chip, colorNameOf, FormDialog, judgedBy, notify, notifyRefusal, useForm } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { assignPlan, type Plan, withdrawPlan } from '../../contract/index.ts';
import { assignTexts as texts } from '../../texts.edit.ts';
import { planAddress } from '../plan-address.ts';
import { DueChip } from '../components/due-chip.tsx';
import { useAgain, useChange } from '../data.ts';

const useStyles = makeStyles({
  list: { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  push: { marginLeft: 'auto' },
  heading: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
});

interface AssignFields {
  readonly schoolClassId: string;
  readonly who: 'whole' | 'some';
  readonly pupils: readonly string[];
  readonly dueOn: string;
  readonly inAgenda: boolean;
}

/** How a class has the plan today: what the form begins with, so that a further group joins those who have it. */
function givenTo({ assignments }: Plan, schoolClassId: string): Pick<AssignFields, 'schoolClassId' | 'who' | 'pupils' | 'dueOn'> {
  const given = assignments.find(({ schoolClass, isArchived }) => schoolClass.id === schoolClassId && !isArchived);
  const isWhole = given?.wholeClass ?? true;
  return { schoolClassId, who: isWhole ? 'whole' : 'some', pupils: given?.pupils ?? [], dueOn: given?.dueOn ?? '' };
}

/** Gives a plan to a class, to groups or to some of its pupils, until a day, and into the agenda where that is wanted. */
export function AssignDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const api = useApi();
  const again = useAgain();
  const user = useCurrentUser();
  const classes = user?.schoolClasses ?? [];
  const inputOf = ({ schoolClassId, who, pupils, dueOn }: AssignFields) => ({
    id: plan.id,
    schoolClassId,
    pupils: who === 'some' ? [...pupils] : [],
    dueOn: dueOn === '' ? null : dueOn,
  });
  const form = useForm<AssignFields>({
    initial: { ...givenTo(plan, user?.currentSchoolClass ?? classes[0]?.id ?? ''), inAgenda: false },
    judge: judgedBy(assignPlan, inputOf),
    check: ({ who, pupils }) => (who === 'some' && pupils.length === 0 ? { pupils: texts.nobody } : {}),
    async send(fields, sending) {
      const input = inputOf(fields);
      await api.call(assignPlan, input, sending);
      notify({ type: 'success', title: texts.saved });
      // The plan is given; that the agenda refused is said, and undoes nothing.
      if (fields.inAgenda && input.dueOn !== null)
        await api
          .call(
            addTask,
            {
              schoolClassId: input.schoolClassId,
              task: fill(texts.agendaTask, { title: plan.title }),
              date: input.dueOn,
              pupils: input.pupils,
              opens: planAddress(plan.url),
            },
            sending,
          )
          .catch(notifyRefusal);
    },
  });
  const { schoolClassId, who, pupils, dueOn, inAgenda } = form.fields;
  const chooseClass = (id: string) => {
    const begun = givenTo(plan, id);
    form.set('schoolClassId', id);
    form.set('who', begun.who);
    form.set('pupils', begun.pupils);
    // A day that somebody chose stays.
    if (dueOn === givenTo(plan, schoolClassId).dueOn) form.set('dueOn', begun.dueOn);
  };
  return (
    <FormDialog form={form} title={texts.title} submitLabel={texts.save} onClose={onClose} onDone={again}>
      <ClassPicker classes={classes} value={schoolClassId} onChange={chooseClass} label={texts.schoolClass} />
      <Field label={texts.who} {...(form.errors.pupils !== undefined && { validationMessage: form.errors.pupils })}>
        <RadioGroup value={who} onChange={(_event, { value }) => form.set('who', value === 'some' ? 'some' : 'whole')}>
          <Radio value="whole" label={texts.whole} />
          <Radio value="some" label={texts.some} />
        </RadioGroup>
      </Field>
      {who === 'some' && (
        <PersonPicker
          label={texts.pupils}
          chosen={pupils}
          onChosen={(ids) => form.set('pupils', ids)}
          among="pupils"
          classId={schoolClassId}
        />
      )}
      <Field label={texts.due} {...(form.errors.dueOn !== undefined && { validationMessage: form.errors.dueOn })}>
        <Input type="date" value={dueOn} min={plan.today} onChange={(_event, { value }) => form.set('dueOn', value)} />
      </Field>
      {dueOn !== '' && (
        <Checkbox label={texts.agenda} checked={inAgenda} onChange={(_event, { checked }) => form.set('inAgenda', checked === true)} />
      )}
      <GivenList plan={plan} />
    </FormDialog>
  );
}

/** Who has the plan already, and the way to take it back. */
function GivenList({ plan }: { readonly plan: Plan }) {
  const styles = useStyles();
  const change = useChange();
  if (plan.assignments.length === 0) return null;
  const withdraw = async (assignmentId: string) => {
    if (await change(withdrawPlan, { assignmentId })) notify({ type: 'success', title: texts.withdrawn });
  };
  return (
    <section className={styles.list}>
      <h3 className={styles.heading}>{texts.has}</h3>
      {plan.assignments.map(({ id, schoolClass, wholeClass, pupils, dueOn, isArchived }) => (
        <div key={id} className={styles.row}>
          <Chip color={colorNameOf(schoolClass.color)}>{schoolClass.name}</Chip>
          <span>{wholeClass ? texts.wholeClass : counted(texts.children, pupils.length)}</span>
          <DueChip dueOn={dueOn} today={plan.today} />
          {!isArchived && (
            <Button className={styles.push} size="small" onClick={() => void withdraw(id)}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}
