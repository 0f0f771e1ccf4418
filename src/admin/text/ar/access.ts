import type { access as Access } from "../en/access"
import type { Translated } from "../translated"

export const access: Translated<typeof Access> = {
  grants: "الصلاحيات",
  grantsHint: "ما مُنح للعملاء والمفاتيح خارج محافظهم. للموظفين ما تسمح به أدوارهم.",
  grantsEmpty: "لم تُمنح أي صلاحية",
  give: "منح صلاحية",
  to: "لمن",
  toHint: "بريد إلكتروني أو رقم عميل أو معرّف عميل أو مستخدم للوحة التحكم أو مفتاح API للمتجر.",
  right: "الصلاحية",
  rights: {
    wallet_read_wallets: "الاطلاع على كل المحافظ",
    wallet_write_wallets: "الإيداع في كل المحافظ والخصم منها وتغييرها",
  },
  take: "سحب",
  takeTitle: "سحب هذه الصلاحية من {{who}}؟",
  takeText: "تنتهي «{{right}}» في كل مكان خلال خمس ثوانٍ.",
  given: "لدى {{who}} هذه الصلاحية الآن.",
  taken: "لم تعد لدى {{who}} هذه الصلاحية.",
  nobody: "لا أحد لديه هذا البريد الإلكتروني.",
  insteadOf: "{{after}} بدلًا من {{before}}",
  changedFields: "تغيّر: {{fields}}",
  actors: {
    system: "المتجر نفسه",
    api_key: "مفتاح API {{name}}",
    secret_key: "مفتاح سري {{name}}",
    database: "يدويًا في قاعدة البيانات",
  },
  actions: {
    application_password: {
      created: "إنشاء كلمة مرور تطبيق",
      revoked: "إلغاء كلمة مرور تطبيق",
      restored: "التراجع عن إلغاء كلمة مرور تطبيق في قاعدة البيانات",
      changed: "تغيير كلمة مرور تطبيق في قاعدة البيانات",
      deleted: "حذف كلمة مرور تطبيق من قاعدة البيانات",
    },
    api_key: {
      created: "إنشاء مفتاح API",
      revoked: "إلغاء مفتاح API",
      restored: "التراجع عن إلغاء مفتاح API في قاعدة البيانات",
      changed: "تغيير مفتاح API في قاعدة البيانات",
      deleted: "حذف مفتاح API من قاعدة البيانات",
    },
    grant: {
      created: "منح صلاحية",
      revoked: "سحب صلاحية",
      restored: "التراجع عن سحب صلاحية في قاعدة البيانات",
      changed: "تغيير صلاحية في قاعدة البيانات",
      deleted: "حذف صلاحية من قاعدة البيانات",
    },
    wallet: {
      frozen: "تجميد محفظة",
      unfrozen: "إلغاء تجميد محفظة",
      expiry_moved: "نقل موعد انتهاء رصيد",
    },
    reward_rule: {
      created: "إنشاء قاعدة مكافآت",
      changed: "تغيير قاعدة مكافآت",
      deleted: "حذف قاعدة مكافآت",
    },
    referral_code: {
      rotated: "إعطاء رمز جديد للأصدقاء",
    },
    expiry_rule: {
      created: "إنشاء قاعدة انتهاء صلاحية",
      ended: "إنهاء قاعدة انتهاء صلاحية",
    },
  },
}
