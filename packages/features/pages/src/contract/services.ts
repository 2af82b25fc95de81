/** Services of others whose content may stand on a page; `websites` is any other address in a frame. */
export const services = ['youtube', 'vimeo', 'srf', 'peertube', 'learningapps', 'polypad', 'etherpad', 'websites'] as const;
export type Service = (typeof services)[number];

/** Whether content of a service loads on a press, at once for who is signed in, or never. */
export const serviceRules = ['ask', 'allowed', 'forbidden'] as const;
export type ServiceRule = (typeof serviceRules)[number];

/** What differs from asking, as a page tells it. */
export type ShownRules = Readonly<Partial<Record<Service, Exclude<ServiceRule, 'ask'>>>>;
