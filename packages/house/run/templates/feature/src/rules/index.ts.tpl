export { mayReadClass, type OwnedClass, type Reader } from './may-read-class.ts';
