import { refuse } from "../../platform/calls/call-errors.ts";
import { calls } from "../../platform/calls/implement-calls.ts";

const later = () => {
  throw refuse("unavailable");
};

export const identityCalls = {
  getCurrentUser: calls.identity.getCurrentUser.handler(({ context }) => {
    if (!context.user) return { user: null };
    const { isStaff: _, ...user } = context.user;
    return { user };
  }),
  refreshCurrentUser: calls.identity.refreshCurrentUser.handler(later),
  login: calls.identity.login.handler(later),
  logout: calls.identity.logout.handler(later),
  checkClient: calls.identity.checkClient.handler(later),
  register: calls.identity.register.handler(later),
  confirmEmail: calls.identity.confirmEmail.handler(later),
  resendConfirmation: calls.identity.resendConfirmation.handler(later),
  requestPasswordReset: calls.identity.requestPasswordReset.handler(later),
  passwordReset: calls.identity.passwordReset.handler(later),
  changePassword: calls.identity.changePassword.handler(later),
  getContactInfo: calls.identity.getContactInfo.handler(later),
  updateContactInfo: calls.identity.updateContactInfo.handler(later),
  getSubscriptionStatus: calls.identity.getSubscriptionStatus.handler(later),
  updateSubscriptionStatus: calls.identity.updateSubscriptionStatus.handler(later),
  listDevices: calls.identity.listDevices.handler(later),
  signOutDevice: calls.identity.signOutDevice.handler(later),
  signOutOthers: calls.identity.signOutOthers.handler(later),
};

export const accountCalls = {
  countries: calls.account.countries.handler(later),
  listDeliveryAddresses: calls.account.listDeliveryAddresses.handler(later),
  addDeliveryAddress: calls.account.addDeliveryAddress.handler(later),
  updateDeliveryAddress: calls.account.updateDeliveryAddress.handler(later),
  deleteDeliveryAddress: calls.account.deleteDeliveryAddress.handler(later),
  exportMyData: calls.account.exportMyData.handler(later),
  eraseMyAccount: calls.account.eraseMyAccount.handler(later),
};
