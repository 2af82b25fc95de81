import { confirmed } from '@pausenplatz/kernel-contract';
import { lockFor, personOf } from '@pausenplatz/kernel-server';
import { proveSchool, schoolsAbove } from '@pausenplatz/schools/server';
import { getServiceRules, setServiceRules } from '../../contract/index.ts';
import { type ServiceRule, services } from '../../contract/services.ts';
import { decidingRule } from '../../rules/service-rules.ts';
import { serviceRuleWords, serviceWords } from '../../texts.services.ts';
import { handle } from '../pages.ts';
import { refuse } from '../scope.ts';

const getHandler = handle(getServiceRules, async (context, { schoolId }) => {
  const scope = await proveSchool(context, schoolId, 'administer');
  const line = await schoolsAbove(context.db, [scope.schoolId]);
  const rows = await context.db
    .selectFrom('service_rule')
    .innerJoin('school', 'school.id', 'service_rule.school_id')
    .select(['school.id', 'school.name', 'service', 'rule'])
    .where('school_id', 'in', line)
    .execute();
  const above = rows.filter(({ id }) => id !== schoolId).map((row) => ({ ...row, distance: line.indexOf(row.id) }));
  return {
    own: Object.fromEntries(rows.filter(({ id }) => id === schoolId).map(({ service, rule }) => [service, rule])),
    inherited: services.flatMap((service) => {
      const deciding = decidingRule(above.filter((row) => row.service === service));
      return deciding ? [{ service, rule: deciding.rule, schoolName: deciding.name }] : [];
    }),
  };
});

const setHandler = handle(setServiceRules, async (context, { schoolId, rules }) => {
  const { adminSchoolIds, userId } = personOf(context);
  if (!adminSchoolIds.includes(schoolId)) return refuse('GROUP_NOT_FOUND');
  await context.transact(async (work) => {
    // Of two lists that come at once the later one holds, and not both together.
    await lockFor(work.db, `services of ${schoolId}`);
    const before = await work.db.selectFrom('service_rule').select(['service', 'rule']).where('school_id', '=', schoolId).execute();
    await work.db.deleteFrom('service_rule').where('school_id', '=', schoolId).execute();
    const rows = services.flatMap((service) => {
      const rule = rules[service];
      return rule === undefined ? [] : [{ school_id: schoolId, service, rule, set_by: userId }];
    });
    if (rows.length > 0) await work.db.insertInto('service_rule').values(rows).execute();
    const changes = services
      .map((service) => ({ service, was: before.find((row) => row.service === service)?.rule, is: rules[service] }))
      .filter(({ was, is }) => was !== is);
    if (changes.length === 0) return;
    await work.audit({
      action: 'page.services',
      scopeId: schoolId,
      subject: { kind: 'school', id: schoolId },
      changes: changes.map(({ service, was, is }) => ({ label: serviceWords[service].name, was: worded(was), is: worded(is) })),
    });
  });
  return confirmed;
});

const worded = (rule: ServiceRule | undefined) => (rule === undefined ? null : serviceRuleWords[rule]);

export const serviceRuleHandlers = [getHandler, setHandler];
