/** A name that carries somebody to another place: an address of a website or of a mailbox, however it is dressed up. */
const address = /@|:\/|\/\/|www\.|\p{L}{2}[.．。]\p{L}{2}/iu;

/** Names go into mails to people who know nobody here, so they are names and nothing to click on. */
export const isPlainName = (name: string): boolean => !address.test(name) && !/[\p{Cc}\p{Cf}<>]/u.test(name);
