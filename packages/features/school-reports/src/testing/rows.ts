import type { ClassScene, Rows } from '@pausenplatz/kernel-server/testing';

/** An archive of the class, visits of its page, and its links. */
export function rowsOfClass({ schoolId, classId, admin, now, id }: ClassScene): Rows {
  const before = new Date(now.getTime() - 200 * 86_400_000);
  return {
    office_export: [
      { id: id('export'), owner_id: admin, what: 'class', about_id: classId, about: '3a', task_id: 'T', state: 'done', created_at: now },
    ],
    page_visit: [{ path: `/seite/${id('page')}`, day: '2026-11-20', views: 3, visitors: 2 }],
    link_check: [{ school_id: schoolId, user_id: admin, task_id: 'T', state: 'done', checked_at: before }],
    checked_link: [
      {
        school_id: schoolId,
        user_id: admin,
        class_id: classId,
        position: classId.indexOf('-'),
        url: 'https://example.ch',
        label: 'Wald',
        verdict: 'ok',
        said: '200',
        place_title: 'Wald',
        place_path: `/seite/${id('page')}`,
      },
    ],
  };
}
