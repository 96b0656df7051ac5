import type { OperationName, ParsedInput } from '@mise/contract/client.ts';
import type { UpdateConfigurationParams } from '@mise/contract/shop/configuration.ts';
import { storedKey } from '@mise/contract/shop/read-settings.ts';
import { languages } from '@mise/rules/languages.ts';
import type { Context } from '../context.ts';
import { requireBlocks } from '../domains/content/save-page.ts';
import { hashNewPassword } from '../domains/operators/operator-password.ts';
import { confirmOwnPassword } from '../domains/operators/own-password.ts';
import { copyPictures, copyPicturesOfBlocks } from '../workflows/copy-pictures.ts';

type Preparations = {
  [Name in OperationName]?: (context: Context, input: ParsedInput<Name>) => Promise<ParsedInput<Name>>;
};

/**
 * What an operation waits for elsewhere, before its transaction begins: no connection to the database is held meanwhile. Answers
 * what the handler is given. Pictures of other hosts become the shop's, and stay where the save is refused. What asks for the password of the
 * operator gets no further without it.
 */
export const preparations: Preparations = {
  doSaveBlocks: async (context, input) => ({ ...input, blocks: await withOwnPictures(context, input.blocks) }),
  doSaveBlocksWithGlobalBlocks: async (context, input) => ({
    ...input,
    blocks: await withOwnPictures(context, input.blocks),
  }),
  setCategoryTemplate: async (context, input) => ({
    ...input,
    content: await withOwnPictures(context, input.content),
  }),
  doAddCategory: pageWithCopies,
  setCategorySettings: async (context, changes) => {
    const copied: typeof changes = [];
    for (const change of changes) copied.push(await pageWithCopies(context, change));
    return copied;
  },
  setConfiguration: async (context, input) => ({
    ...input,
    settings: await settingsWithCopies(context, input.settings),
  }),
  doChangeOperatorPassword: async (context, input) => ({ ...input, password: await hashNewPassword(context, input) }),
  doPrepareTotp: ownPassword('doPrepareTotp'),
  deleteTotp: ownPassword('deleteTotp'),
  doPreparePasskey: ownPassword('doPreparePasskey'),
  deletePasskey: ownPassword('deletePasskey'),
  doRenewRecoveryCodes: ownPassword('doRenewRecoveryCodes'),
  doInviteOperator: ownPassword('doInviteOperator'),
  setOperatorRole: ownPassword('setOperatorRole'),
  deleteOperator: ownPassword('deleteOperator'),
  setSecondFactorRequired: ownPassword('setSecondFactorRequired'),
  setBankAccount: ownPassword('setBankAccount'),
};

function ownPassword(operation: OperationName) {
  return async <Asked extends { password: string }>(context: Context, input: Asked): Promise<Asked> => {
    await confirmOwnPassword(context, { password: input.password, operation });
    return input;
  };
}

async function withOwnPictures(context: Context, blocks: Parameters<typeof requireBlocks>[1]) {
  return copyPicturesOfBlocks(context, await requireBlocks(context, blocks));
}

type PagePictures = { imagePath?: string | undefined; image2Path?: string | undefined };

async function pageWithCopies<Change extends PagePictures>(context: Context, change: Change): Promise<Change> {
  const { imagePath, image2Path } = change;
  const copyOf = await copyPictures(context, [imagePath ?? '', image2Path ?? '']);
  return {
    ...change,
    ...(imagePath !== undefined && { imagePath: copyOf(imagePath) }),
    ...(image2Path !== undefined && { image2Path: copyOf(image2Path) }),
  };
}

const pictureSettings = [
  ...['headerLogo', 'favicon', 'ogImg', 'ogImage'],
  ...languages.map((language) => storedKey('guaranteeNotice', language)),
];

async function settingsWithCopies(context: Context, settings: UpdateConfigurationParams['settings']) {
  const named = settings.filter(({ key }) => pictureSettings.includes(key));
  const copyOf = await copyPictures(
    context,
    named.map(({ value }) => value),
  );
  return settings.map((setting) => (named.includes(setting) ? { ...setting, value: copyOf(setting.value) } : setting));
}
