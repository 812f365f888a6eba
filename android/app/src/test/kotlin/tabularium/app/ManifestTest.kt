// What the app asks of the system and shows to it: Bluetooth, and nothing else.
package tabularium.app

import android.Manifest
import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Test
import org.w3c.dom.Element
import tabularium.kit.RadioState

class ManifestTest {
    private val main = File(System.getProperty("house.app"), "src/main")

    private fun read(path: String): Element {
        val factory = DocumentBuilderFactory.newInstance().apply { isNamespaceAware = true }
        return factory.newDocumentBuilder().parse(File(main, path)).documentElement
    }

    private fun Element.all(name: String): List<Element> =
        getElementsByTagName(name).let { list -> (0 until list.length).map { list.item(it) as Element } }

    private fun Element.android(name: String): String =
        getAttributeNS("http://schemas.android.com/apk/res/android", name)

    @Test
    fun itAsksForBluetoothAndNothingElse() {
        val manifest = read("AndroidManifest.xml")
        val old = RadioState.permissions(30, true) + listOf(Manifest.permission.BLUETOOTH, Manifest.permission.BLUETOOTH_ADMIN)
        val wanted = old.associateWith { "30" } + RadioState.permissions(31, true).associateWith { "" }
        val asked = manifest.all("uses-permission")
        assertEquals(wanted, asked.associate { it.android("name") to it.android("maxSdkVersion") })
        // Where the phone is concerns nobody (C2).
        val scan = asked.single { it.android("name") == RadioState.SCAN }
        assertEquals("neverForLocation", scan.android("usesPermissionFlags"))
        for (name in listOf("uses-permission-sdk-23", "permission", "queries")) assertEquals(name, 0, manifest.all(name).size)
        assertFalse("INTERNET" in File(main, "AndroidManifest.xml").readText())
    }

    @Test
    fun itRunsOnAPhoneWithoutBluetoothToo() {
        val features = read("AndroidManifest.xml").all("uses-feature")
        assertEquals(setOf("false"), features.map { it.android("required") }.toSet())
        val names = features.map { it.android("name") }
        // Each would be demanded because of a permission, if it were not said to be dispensable.
        val implied = listOf("android.hardware.bluetooth", "android.hardware.bluetooth_le", "android.hardware.location")
        assertEquals(implied, names)
    }

    @Test
    fun onlyItsOneActivityCanBeOpened() {
        val manifest = read("AndroidManifest.xml")
        val application = manifest.all("application").single()
        assertEquals(".MainActivity", application.all("activity").single().android("name"))
        for (name in listOf("service", "receiver", "provider")) assertEquals(name, 0, application.all(name).size)
        assertEquals("android.intent.action.MAIN", application.all("action").single().android("name"))
        assertEquals("false", application.android("extractNativeLibs"))
        assertEquals("", application.android("debuggable"))
        assertEquals("", application.android("usesCleartextTraffic"))
        assertEquals("true", application.android("enableOnBackInvokedCallback"))
    }

    @Test
    fun gamesThatArePlayedAreNoPartOfABackup() {
        val rules = listOf(read("res/xml/backup.xml"), read("res/xml/extraction.xml"))
        for (rule in rules) {
            // Where something is included, everything else is not.
            val kept = rule.all("include")
            assertEquals(setOf("exports/"), kept.map { it.getAttribute("path") }.toSet())
            assertEquals(setOf("file"), kept.map { it.getAttribute("domain") }.toSet())
        }
        assertEquals(1, rules[1].all("cloud-backup").single().all("include").size)
        assertEquals(1, rules[1].all("device-transfer").single().all("include").size)
    }

    @Test
    fun noWordOfItsOwnButItsName() {
        val files = File(main, "res").walk().filter { it.extension == "xml" }
        val strings = files.flatMap { read(it.relativeTo(main).path).all("string") }
        assertEquals(listOf("app_name"), strings.map { it.getAttribute("name") }.toList())
    }
}
