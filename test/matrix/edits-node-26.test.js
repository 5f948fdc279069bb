import { describeEdits } from '../advice/describe-edits.js';

describeEdits(26);
