// The page about the app: who signed it, whose it is, and what it is made of.
package tabularium.app

import android.content.pm.Signature
import android.content.pm.SigningInfo
import java.security.MessageDigest
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.GraphicsMode
import org.robolectric.shadow.api.Shadow

@RunWith(RobolectricTestRunner::class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = [26, 34, 35], qualifiers = "en-w393dp-h851dp-port-notnight-mdpi")
class AboutTest {
    @Test
    fun whoSignedItCanBeRead() {
        val phone = Phone()
        val certificate = ByteArray(300) { it.toByte() }
        val signature = Signature(certificate)
        val known = shadowOf(phone.application.packageManager).getInternalMutablePackageInfo(phone.application.packageName)
        @Suppress("DEPRECATION")
        known.signatures = arrayOf(signature)
        if (android.os.Build.VERSION.SDK_INT >= 28) {
            known.signingInfo = Shadow.newInstanceOf(SigningInfo::class.java).also { shadowOf(it).setSignatures(arrayOf(signature)) }
        }
        phone.press(phone.word("about"))
        phone.settle(100)
        val digest = MessageDigest.getInstance("SHA-256").digest(certificate).joinToString(":") { "%02X".format(it) }
        val texts = phone.texts()
        assertTrue("$texts", digest in texts)
        assertTrue(phone.word("unofficial") in texts)
        assertTrue("the libraries are named", texts.any { "uniffi" in it && "Kotlin" in it })
    }
}
