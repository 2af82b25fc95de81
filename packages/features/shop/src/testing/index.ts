export { shopExamples } from './examples.ts';
export { shopTesting } from './feature.ts';
export { aCheckout, anAddress, aProduct, shopTablesOf } from './range.ts';
