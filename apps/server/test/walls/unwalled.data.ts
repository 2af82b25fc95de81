/** Tables without row-level security, each with its reason. Everything else in the database has it. */
export const unwalled: Readonly<Record<string, string>> = {
  'public.school': 'names and places, which whoever looks for their school searches; families are computed from it before anybody is known',
  'public.page_visit': 'counts by address, without anybody',
  'public.ai_day': 'what a day cost in all, without anybody',
  'public.outbox': 'ids on their way to the hub, for milliseconds; read by the server alone',
  'public.mail': 'sealed mails on their way out, read by the server alone',
  'public.rate_limit': 'hashes of names and addresses, read by the server alone',
  'public.migration': 'names of migrations',
  'wall.place': 'ids alone, which the policies look up; no query of a feature names it, and only triggers write it',
  'wall.class': 'ids alone, as above',
  'wall.class_place': 'ids alone, as above',
};
