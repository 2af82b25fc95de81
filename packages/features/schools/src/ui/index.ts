export { ClassPicker, type PickableClass } from './class-picker.tsx';
export { GroupPicker, type PickableGroup } from './group-picker.tsx';
